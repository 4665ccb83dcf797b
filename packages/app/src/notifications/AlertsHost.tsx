import { lazy, Suspense } from 'react';
import { useServices } from '../services/useServices.ts';
import { useObserved } from '../state/useObserved.ts';

const FlipCardHost = lazy(async () => ({ default: (await import('./cards/FlipCardHost.tsx')).FlipCardHost }));

/** What the alerts show over every screen. Its code loads with them, before there is anything to show. */
export function AlertsHost() {
  const alerts = useObserved(useServices().alerts);
  return (
    alerts && (
      <Suspense>
        <FlipCardHost alerts={alerts} />
      </Suspense>
    )
  );
}
