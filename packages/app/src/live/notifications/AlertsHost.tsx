import { Suspense } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { useAlerts } from './useAlerts.ts';

const FlipCardHost = lazyUntilLoaded(async () => (await import('./cards/FlipCardHost.tsx')).FlipCardHost);

/** What the alerts show over every screen. Its code loads with them, before there is anything to show. */
export function AlertsHost() {
  const alerts = useAlerts();
  return (
    alerts && (
      <Suspense>
        <FlipCardHost alerts={alerts} />
      </Suspense>
    )
  );
}
