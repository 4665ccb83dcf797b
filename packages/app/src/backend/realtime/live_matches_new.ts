import { parseRowChange, toMatchState } from '@tribunen/contract';
import type { MatchState } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface MatchStatesListener extends TopicListener {
  onState(state: MatchState): void;
}

const table = 'live_matches_new';
const filter = 'status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)';

/**
 * Listens to every change of the matches that are in play or just over (part 1 §7).
 *
 * @returns what ends it.
 */
export function subscribeToLiveMatches(socket: RealtimeSocket, listener: MatchStatesListener): () => void {
  return socket.open(
    {
      name: table,
      kind: 'database',
      bind: (channel) =>
        channel.on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) => {
          const parsed = parseRowChange(table, change, (row) => toMatchState(row, table));
          if (!parsed.ok) reportFaults([parsed.fault]);
          // A match that leaves the table is still in the day's list: the next load of the list takes it out.
          else if (parsed.value.type !== 'DELETE') listener.onState(parsed.value.value);
        }),
    },
    listener,
  );
}
