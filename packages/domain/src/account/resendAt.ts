import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

const betweenMailsMs = 60_000;

/**
 * When a mail can be sent again: sixty seconds after it was last sent (ACCOUNT-13).
 *
 * @example
 * resendAt(toUtcInstant('2026-11-21T12:00:00Z')); // '2026-11-21T12:01:00.000Z'
 */
export function resendAt(sentAt: UtcInstant): UtcInstant {
  return instantAt(epochMs(sentAt) + betweenMailsMs);
}
