import { lazy, Suspense } from 'react';
import { useAlertsDesk } from './useAlertsDesk.ts';

const BannerHost = lazy(async () => ({ default: (await import('./BannerHost.tsx')).BannerHost }));

/** What the alerts desk shows over every screen. It comes with the desk, before there is anything to show. */
export function AlertsHost() {
  const desk = useAlertsDesk();
  return (
    desk && (
      <Suspense>
        <BannerHost desk={desk} />
      </Suspense>
    )
  );
}
