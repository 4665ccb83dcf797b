import { toFriendship } from '@tribunen/contract';
import type { Friendship } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

const table = 'friendships';

/**
 * Listens to the spectator's friendships: the policies let no others through, except that a deletion tells everybody its id. Only one on a page:
 * the channel has one name.
 *
 * @returns what ends it.
 */
export function subscribeToFriendships(socket: RealtimeSocket, listener: RowsListener<Friendship>): () => void {
  return subscribeToRows(
    socket,
    { channel: table, table, event: '*', filter: null, translate: toFriendship },
    listener,
  );
}
