import { cadence } from '../live/cadence.ts';
import { epochMs } from '../time/instant.ts';
import { goalKey, isSameGoal } from './goalKey.ts';
import type { Notification } from './Notification.ts';
import { notificationKey } from './notificationKey.ts';

/**
 * Whether two notifications are for the same event, although two tabs may have different rows of it: the same row, the
 * same goal, or alike within five seconds and not goals to two scores (NOTIFY-4, NOTIFY-5, NOTIFY-16, NOTIFY-27).
 */
export function isSameNotification(a: Notification, b: Notification): boolean {
  if (a.id === b.id) return true;
  const [goalOfA, goalOfB] = [goalOf(a), goalOf(b)];
  if (goalOfA !== null && goalOfB !== null) {
    return goalOfA === goalOfB && isSameGoal(a.minute, a.occurredAt, b.occurredAt);
  }
  const apart = Math.abs(epochMs(a.occurredAt) - epochMs(b.occurredAt));
  return notificationKey(a) === notificationKey(b) && apart < cadence.engine.duplicate;
}

/** The key of a goal. After a goal the score is not 0–0, so 0–0 means that the row had no score. */
function goalOf(notification: Notification): string | null {
  if (notification.type === 'RED') return null;
  const { matchId, minute, homeScore: home, awayScore: away } = notification;
  return home + away === 0 ? null : goalKey({ matchId, minute, score: { home, away } });
}
