import type { AlertsView } from '@tribunen/ui';

/**
 * What the switch for the browser's notifications shows: what the browser permits goes before what the spectator wants.
 *
 * @param permission the browser's, or that it has no notifications at all
 * @param wanted the spectator's choice (`SoundSettings`)
 * @example
 * webNotificationsSetting('granted', false); // 'off'
 */
export function webNotificationsSetting(
  permission: NotificationPermission | 'unsupported',
  wanted: boolean,
): AlertsView['webNotifications'] {
  if (permission === 'default') return 'ask';
  if (permission === 'granted') return wanted ? 'on' : 'off';
  return permission;
}
