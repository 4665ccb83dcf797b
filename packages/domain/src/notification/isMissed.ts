import { cadence } from '../live/cadence.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { Notification } from './Notification.ts';

/**
 * Whether a notification is too late for its own card: its event happened more than two minutes ago (NOTIFY-21).
 */
export function isMissed({ occurredAt }: Pick<Notification, 'occurredAt'>, now: UtcInstant): boolean {
  return epochMs(now) - epochMs(occurredAt) > cadence.engine.bannerInTurn;
}
