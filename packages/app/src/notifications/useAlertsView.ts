import type { ProfileView } from '@tribunen/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useAlertsDesk } from './useAlertsDesk.ts';

type AlertsView = Extract<ProfileView, { status: 'signed-in' }>['alerts'];

/** How the spectator is told of goals, as the profile menu sets it; null until the alerts desk is there. */
export function useAlertsView(): AlertsView {
  const desk = useAlertsDesk();
  const toSettings = useCallback((listener: () => void) => desk?.settings.subscribe(listener) ?? stays, [desk]);
  const choices = useSyncExternalStore(toSettings, () => desk?.settings.current() ?? null);
  const toBrowser = useCallback((listener: () => void) => desk?.webNotifications.subscribe(listener) ?? stays, [desk]);
  const webNotifications = useSyncExternalStore(toBrowser, () => desk?.webNotifications.state() ?? null);
  if (desk === null || choices === null || webNotifications === null) return null;
  const { settings, sound } = desk;
  return {
    volume: choices.volume,
    muted: choices.muted,
    onVolume: (volume) => settings.change({ volume }),
    onMuted: (muted) => settings.change({ muted }),
    onTrySound: () => sound.play('GOAL'),
    webNotifications,
    onWebNotifications: () => void desk.webNotifications.toggle(),
  };
}

function stays(): void {
  // Without a desk there is nothing that changes.
}
