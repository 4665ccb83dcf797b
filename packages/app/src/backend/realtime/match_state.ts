import { toMatchState } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { type MatchStatesListener, statesTo } from './live_matches_new.ts';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { subscribeToRows } from './subscribeToRows.ts';

const table = 'match_state';

/**
 * Listens to every change of one match, while somebody has it open.
 *
 * @returns what ends it.
 */
export function subscribeToMatchState(
  socket: RealtimeSocket,
  match: MatchId,
  listener: MatchStatesListener,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel: `${table}:${match}`,
      table,
      event: '*',
      filter: `id=eq.${match}`,
      translate: (row) => toMatchState(row),
    },
    statesTo(listener),
  );
}
