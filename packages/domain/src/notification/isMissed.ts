import { cadence } from '../live/cadence.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { Notification } from './Notification.ts';

/**
 * Whether a notification is too late for a card of its own: its event happened more than two minutes ago (NOTIFY-21).
 *
 * @example
 * isMissed({ occurredAt: '2026-11-21T12:00:00.000Z' }, '2026-11-21T12:02:00.000Z'); // false
 * isMissed({ occurredAt: '2026-11-21T12:00:00.000Z' }, '2026-11-21T12:02:00.001Z'); // true
 */
export function isMissed({ occurredAt }: Pick<Notification, 'occurredAt'>, now: UtcInstant): boolean {
  return epochMs(now) - epochMs(occurredAt) > cadence.engine.bannerInTurn;
}
