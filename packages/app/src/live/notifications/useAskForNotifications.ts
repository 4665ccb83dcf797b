import { useAlerts } from './useAlerts.ts';

/**
 * Requests the browser's permission for notifications if it has not been requested yet, and turns them on if they are
 * off. Call it in a tap. Before the alerts are loaded it does nothing, because the profile menu offers the same.
 */
export function useAskForNotifications(): () => void {
  const alerts = useAlerts();
  return () => {
    const state = alerts?.webNotifications.state.current();
    if (state === 'ask' || state === 'off') void alerts?.webNotifications.toggle();
  };
}
