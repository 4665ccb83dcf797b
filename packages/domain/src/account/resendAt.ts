import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

const betweenMailsMs = 60_000;

/** When a mail can be sent again: sixty seconds after it was last sent (ACCOUNT-13). */
export function resendAt(sentAt: UtcInstant): UtcInstant {
  return instantAt(epochMs(sentAt) + betweenMailsMs);
}
