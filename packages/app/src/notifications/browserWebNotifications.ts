import type { WebNotificationApi } from './WebNotifications.ts';

/** This browser's notifications; null where it has none, as in a page that is not secure. */
export function browserWebNotifications(): WebNotificationApi | null {
  return 'Notification' in globalThis ? globalThis.Notification : null;
}
