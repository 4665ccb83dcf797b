import { toPlayerRating } from '@tribunen/contract';
import type { PlayerId, StoredRating } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

const table = 'player_ratings';

/**
 * Listens to the ratings of some players, at most a hundred. Only one on a page for each squad: the channel is named after it.
 *
 * @returns what ends it.
 */
export function subscribeToRatings(
  socket: RealtimeSocket,
  { squad, players }: { readonly squad: string; readonly players: readonly PlayerId[] },
  listener: RowsListener<StoredRating>,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel: `${table}:${squad}`,
      table,
      event: '*',
      filter: `player_id=in.(${players.join()})`,
      translate: toPlayerRating,
    },
    listener,
  );
}
