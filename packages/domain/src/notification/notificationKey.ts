import type { Notification } from './Notification.ts';

/**
 * The key that two notifications share when they are alike: type, match, scorer or player, and minute. Within five
 * seconds, the second of two such notifications is dropped (NOTIFY-4).
 */
export function notificationKey(notification: Notification): string {
  const who = notification.type === 'GOAL' ? notification.scorer : notification.player;
  return JSON.stringify([notification.type, notification.matchId, who, notification.minute]);
}
