import { toMatchState } from '@tribunen/contract';
import type { MatchState } from '@tribunen/domain';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

export interface MatchStatesListener extends TopicListener {
  onState(state: MatchState): void;
}

const table = 'live_matches_new';

/**
 * Listens to every change of the matches that are in play or just over.
 *
 * @returns what ends it.
 */
export function subscribeToLiveMatches(socket: RealtimeSocket, listener: MatchStatesListener): () => void {
  return subscribeToRows(
    socket,
    {
      channel: table,
      table,
      event: '*',
      filter: 'status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)',
      translate: (row) => toMatchState(row, table),
    },
    statesTo(listener),
  );
}

/** Forwards match states. A match deleted from the table stays in the day's list until the list is loaded again. */
export function statesTo(listener: MatchStatesListener): RowsListener<MatchState> {
  return {
    onUp: () => listener.onUp(),
    onDown: (reason) => listener.onDown(reason),
    onChange: (change) => {
      if (change.type !== 'DELETE') listener.onState(change.value);
    },
  };
}
