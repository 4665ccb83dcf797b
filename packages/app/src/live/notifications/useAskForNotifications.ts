import { useAlerts } from './useAlerts.ts';

/**
 * Asks the browser to allow notifications, where it has not been asked yet, and turns them on where they are off. Call it in a tap. Before the
 * alerts are loaded it does nothing: the profile menu offers the same.
 */
export function useAskForNotifications(): () => void {
  const alerts = useAlerts();
  return () => {
    const state = alerts?.webNotifications.state.current();
    if (state === 'ask' || state === 'off') void alerts?.webNotifications.toggle();
  };
}
