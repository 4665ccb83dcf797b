import type { BackendAccess } from '../access/BackendAccess.ts';
import { RealtimeSocket } from './RealtimeSocket.ts';

const sockets = new WeakMap<BackendAccess, RealtimeSocket>();

/** The one socket of a page. The first subscription creates it, so that the first screen loads without it. */
export function socketOf(access: BackendAccess): RealtimeSocket {
  const known = sockets.get(access);
  if (known !== undefined) return known;
  const socket = new RealtimeSocket(() => access.client());
  sockets.set(access, socket);
  return socket;
}
