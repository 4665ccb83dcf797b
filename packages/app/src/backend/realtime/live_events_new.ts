import { parseRowChange, toLiveEvent } from '@tribunen/contract';
import type { LiveEvent, MatchId } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface LiveEventsListener extends TopicListener {
  onEvent(event: LiveEvent): void;
}

const table = 'live_events_new';

/**
 * Listens to what happens in the matches (part 1 §7).
 *
 * @param channel `live_events_new` for the results, `live_events_only` for the notifications
 * @param types the event types to be told of; null for every one
 * @param competitionIdOf the numeric id, as text, of a match's competition, by what is known of the match
 * @returns what ends it.
 */
export function subscribeToLiveEvents(
  socket: RealtimeSocket,
  channel: string,
  types: readonly string[] | null,
  listener: LiveEventsListener,
  competitionIdOf: (match: MatchId) => string | null,
): () => void {
  return socket.open(
    {
      name: channel,
      kind: 'database',
      bind: (opened) =>
        opened.on(
          'postgres_changes',
          {
            event: 'INSERT',
            schema: 'public',
            table,
            ...(types !== null && { filter: `event_type=in.(${types.join(',')})` }),
          },
          (change) => {
            const parsed = parseRowChange(table, change, (row) => toLiveEvent(row, competitionIdOf));
            if (!parsed.ok) reportFaults([parsed.fault]);
            else if (parsed.value.type === 'INSERT') listener.onEvent(parsed.value.value);
          },
        ),
    },
    listener,
  );
}
