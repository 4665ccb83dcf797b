import { type BackendClient } from '../client.ts';
import { RealtimeSocket } from './RealtimeSocket.ts';

const sockets = new WeakMap<BackendClient, RealtimeSocket>();

/** The one socket of a client. The first part that listens makes it, so that the first screen loads without it. */
export function socketOf(client: BackendClient): RealtimeSocket {
  const known = sockets.get(client);
  if (known !== undefined) return known;
  const socket = new RealtimeSocket(client);
  sockets.set(client, socket);
  return socket;
}
