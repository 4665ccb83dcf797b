import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import type { AlertsDesk } from './AlertsDesk.ts';

/** The alerts desk; null until it is there, as while nobody is signed in. */
export function useAlertsDesk(): AlertsDesk | null {
  const { alerts } = useHouse();
  return useSyncExternalStore(alerts.subscribe, alerts.desk);
}
