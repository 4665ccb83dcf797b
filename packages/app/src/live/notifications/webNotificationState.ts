/**
 * `ask`: the browser has not asked for permission yet; `denied`: it was refused, and only the browser's settings can change that;
 * `unsupported`: this browser has none.
 */
export type WebNotificationState = 'on' | 'off' | 'ask' | 'denied' | 'unsupported';

/**
 * The state of a browser's notifications for a spectator.
 *
 * @param api the browser's notifications; null when it has none
 * @param isOn whether the spectator has turned them on
 */
export function webNotificationState(
  api: { readonly permission: NotificationPermission } | null,
  isOn: boolean,
): WebNotificationState {
  if (api === null) return 'unsupported';
  if (api.permission === 'denied') return 'denied';
  if (api.permission === 'default') return 'ask';
  return isOn ? 'on' : 'off';
}

/** The notifications of this browser; null when it has none, as on an insecure page. */
export function browserNotifications(): typeof Notification | null {
  return 'Notification' in globalThis ? globalThis.Notification : null;
}
