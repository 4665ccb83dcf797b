import { toFollow } from '@tribunen/contract';
import type { Follow } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

const table = 'user_follows';

/**
 * Listens to what the spectator follows, here and on other devices: the policies let no other rows through, except that a removal tells
 * everybody its id. Only one on a page: the channel has one name.
 *
 * @returns what ends it.
 */
export function subscribeToFollows(socket: RealtimeSocket, listener: RowsListener<Follow>): () => void {
  return subscribeToRows(socket, { channel: table, table, event: '*', filter: null, translate: toFollow }, listener);
}
