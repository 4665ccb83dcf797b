import type { ProfileView } from '@tribunen/ui';
import { useObserved } from '../../lib/state/useObserved.ts';
import { useAlerts } from './useAlerts.ts';

type AlertsView = Extract<ProfileView, { status: 'signed-in' }>['alerts'];

/** The settings of the alerts, as the profile menu shows them; null until the alerts are loaded. */
export function useAlertsView(): AlertsView {
  const alerts = useAlerts();
  const choices = useObserved(alerts?.settings ?? null, null);
  const webNotifications = useObserved(alerts?.webNotifications.state ?? null, null);
  if (alerts === null || choices === null || webNotifications === null) return null;
  const { settings, sound } = alerts;
  return {
    volume: choices.volume,
    muted: choices.muted,
    onVolume: (volume) => settings.change({ volume }),
    onMuted: (muted) => settings.change({ muted }),
    onTrySound: () => sound.play('GOAL'),
    webNotifications,
    onWebNotifications: () => void alerts.webNotifications.toggle(),
  };
}
