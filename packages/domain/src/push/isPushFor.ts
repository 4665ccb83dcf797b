import type { UserId } from '../people/UserId.ts';

/**
 * Whether a device may show a message. It may not if another user or nobody is signed in. PUSH-17
 *
 * @param user the user signed in on the device; null for nobody, undefined if unknown
 * @param to the recipient of the message; undefined if the message does not name one
 */
export function isPushFor(user: UserId | null | undefined, to: UserId | undefined): boolean {
  return user === undefined || to === undefined || user === to;
}
