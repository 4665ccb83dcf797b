import type { UserId } from '../people/UserId.ts';

/**
 * Whether a device may show a message: it may not where another user is signed in, or nobody. PUSH-17
 *
 * @param user who is signed in on the device; null for nobody, undefined where it is not known
 * @param to whom the message is for; undefined where it does not say
 */
export function isPushFor(user: UserId | null | undefined, to: UserId | undefined): boolean {
  return user === undefined || to === undefined || user === to;
}
