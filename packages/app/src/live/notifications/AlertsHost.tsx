import { Suspense } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { useAlerts } from './useAlerts.ts';

const FlipCardHost = lazyUntilLoaded(async () => (await import('./cards/FlipCardHost.tsx')).FlipCardHost);

/** Renders the flip card over every screen. Its code loads with the alerts, before the first card. */
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
