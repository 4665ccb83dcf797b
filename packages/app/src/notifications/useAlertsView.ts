import type { ProfileView } from '@tribunen/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import { useAlertsDesk } from './useAlertsDesk.ts';

type AlertsView = Extract<ProfileView, { status: 'signed-in' }>['alerts'];

/** How the spectator is told of goals, as the profile menu sets it; null until the alerts desk is there. */
export function useAlertsView(): AlertsView {
  const { soundSettings } = useHouse();
  const desk = useAlertsDesk();
  const { volume, muted } = useSyncExternalStore(soundSettings.subscribe, soundSettings.current);
  const subscribe = useCallback((listener: () => void) => desk?.webNotifications.subscribe(listener) ?? stays, [desk]);
  const webNotifications = useSyncExternalStore(subscribe, () => desk?.webNotifications.state() ?? 'unsupported');
  if (desk === null) return null;
  return {
    volume,
    muted,
    onVolume: (chosen) => soundSettings.change({ volume: chosen }),
    onMuted: (chosen) => soundSettings.change({ muted: chosen }),
    onTrySound: () => desk.sound.play('GOAL'),
    webNotifications,
    onWebNotifications: () => void desk.webNotifications.toggle(),
  };
}

function stays(): void {
  // Without a desk there is nothing that changes.
}
