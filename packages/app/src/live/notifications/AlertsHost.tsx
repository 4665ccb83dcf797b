import { Suspense } from 'react';
import { useServices } from '../../services/useServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { useLoaded } from '../../lib/loading/useLoaded.ts';

const FlipCardHost = lazyUntilLoaded(async () => (await import('./cards/FlipCardHost.tsx')).FlipCardHost);

/** What the alerts show over every screen. Its code loads with them, before there is anything to show. */
export function AlertsHost() {
  const alerts = useLoaded(useServices().alerts);
  return (
    alerts && (
      <Suspense>
        <FlipCardHost alerts={alerts} />
      </Suspense>
    )
  );
}
