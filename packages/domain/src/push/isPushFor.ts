import type { UserId } from '../people/UserId.ts';

/**
 * Whether a message may be shown on a device: not where it is for another user than the one who is signed in there, or where nobody is. PUSH-17
 *
 * @param user who is signed in on the device; null for nobody, undefined where it is not known
 * @param to whom the message is for; undefined where it does not say
 * @example
 * isPushFor('kari', 'kari'); // true
 * isPushFor('ola', 'kari'); // false
 * isPushFor(null, 'kari'); // false
 */
export function isPushFor(user: UserId | null | undefined, to: UserId | undefined): boolean {
  return user === undefined || to === undefined || user === to;
}
