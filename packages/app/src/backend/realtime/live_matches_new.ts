import type { SupabaseClient } from '@supabase/supabase-js';
import { toLiveUpdate } from '@tribunen/contract';
import type { LiveUpdate } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';

export interface LiveMatchesListener {
  onUpdate(update: LiveUpdate): void;
  /** The link is up once the server says that the database is listened to; what happened before must be fetched. */
  onUp(): void;
  onDown(reason: string): void;
}

const shown = 'status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)';

/**
 * Listens to every change of the matches that are in play or just over (part 1 §7).
 *
 * @returns what ends it.
 */
export function subscribeToLiveMatches(client: SupabaseClient, listener: LiveMatchesListener): () => void {
  let open = true;
  const channel = client
    .channel('live_matches_new')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'live_matches_new', filter: shown }, (change) => {
      // A match that leaves the table is still in the day's list: the next load of the list takes it out.
      if (!open || change.eventType === 'DELETE') return;
      const parsed = toLiveUpdate(change.new);
      if (parsed.ok) listener.onUpdate(parsed.value);
      else reportFaults([parsed.fault]);
    })
    .on(
      'system',
      {},
      (message: { readonly extension?: unknown; readonly status?: unknown; readonly message?: unknown }) => {
        if (!open || message.extension !== 'postgres_changes') return;
        if (message.status === 'ok') listener.onUp();
        else listener.onDown(String(message.message));
      },
    )
    .subscribe((status, error) => {
      if (open && status !== 'SUBSCRIBED') listener.onDown(error?.message ?? status);
    });

  return () => {
    open = false;
    client.removeChannel(channel).catch((error: unknown) => console.error('Could not leave live_matches_new', error));
  };
}
