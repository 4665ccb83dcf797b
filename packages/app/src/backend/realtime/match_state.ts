import { parseRowChange, toMatchState } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import type { MatchStatesListener } from './live_matches_new.ts';
import type { RealtimeSocket } from './RealtimeSocket.ts';

const table = 'match_state';

/**
 * Listens to every change of one match, for who has it open (part 1 §7).
 *
 * @returns what ends it.
 */
export function subscribeToMatchState(
  socket: RealtimeSocket,
  match: MatchId,
  listener: MatchStatesListener,
): () => void {
  return socket.open(
    {
      name: `${table}:${match}`,
      kind: 'database',
      bind: (channel) =>
        channel.on('postgres_changes', { event: '*', schema: 'public', table, filter: `id=eq.${match}` }, (change) => {
          const parsed = parseRowChange(table, change, (row) => toMatchState(row));
          if (!parsed.ok) reportFaults([parsed.fault]);
          else if (parsed.value.type !== 'DELETE') listener.onState(parsed.value.value);
        }),
    },
    listener,
  );
}
