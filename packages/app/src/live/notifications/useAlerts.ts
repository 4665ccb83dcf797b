import type { Deferred } from '../../lib/loading/Deferred.ts';
import { useLoaded } from '../../lib/loading/useLoaded.ts';
import { requiredContext } from '../../lib/state/requiredContext.ts';
import type { Alerts } from './Alerts.ts';
import type { GoalBannerQueue } from './goalBanner/GoalBannerQueue.ts';

/** The two ways in which the page shows a goal. */
export interface DeferredAlerts {
  /** Loaded for signed-in users, after the live connection. */
  readonly alerts: Deferred<Alerts>;
  /** Loaded when a screen first shows the banner (`GoalBannerHost`). */
  readonly goalBanner: Deferred<GoalBannerQueue>;
}

export const [AlertsContext, useDeferredAlerts] = requiredContext<DeferredAlerts>('useAlerts');

/** The alerts; null until they are loaded. */
export function useAlerts(): Alerts | null {
  return useLoaded(useDeferredAlerts().alerts);
}
