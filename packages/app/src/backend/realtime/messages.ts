import { toDirectMessage, toReadPosition } from '@tribunen/contract';
import type { DirectMessage, ReadPosition } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

/**
 * Listens to the messages between the spectator and friends, in both directions: the policies let no others through. Only one on a page: the
 * channel has one name.
 *
 * @returns what ends it.
 */
export function subscribeToDirectMessages(socket: RealtimeSocket, listener: RowsListener<DirectMessage>): () => void {
  const table = 'messages';
  return subscribeToRows(
    socket,
    { channel: table, table, event: '*', filter: null, translate: toDirectMessage },
    listener,
  );
}

/**
 * Listens to how far the spectator reads friends, here and on other devices. Only one on a page: the channel has one name.
 *
 * @returns what ends it.
 */
export function subscribeToReadPositions(socket: RealtimeSocket, listener: RowsListener<ReadPosition>): () => void {
  const table = 'message_reads';
  return subscribeToRows(
    socket,
    { channel: table, table, event: '*', filter: null, translate: toReadPosition },
    listener,
  );
}
