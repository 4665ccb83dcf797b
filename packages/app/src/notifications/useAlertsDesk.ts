import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { AlertsDesk } from './AlertsDesk.ts';

/** The alerts desk; null until it is there, as while nobody is signed in. */
export function useAlertsDesk(): AlertsDesk | null {
  const { alerts } = useServices();
  return useSyncExternalStore(alerts.subscribe, alerts.desk);
}
