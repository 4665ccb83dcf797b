import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices } from '../../services/useServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

const ArrivalHost = lazyUntilLoaded(
  withLaterWords(async () => (await import('../../features/auth/ArrivalHost.tsx')).ArrivalHost),
);

/** Around every screen: shows what a link or Google has brought, on any screen. Its code loads only when something was brought. */
export function ArrivalGate() {
  const { arrival = null } = useServices().access.address;
  return (
    <>
      <Outlet />
      {arrival !== null && (
        <Suspense>
          <ArrivalHost />
        </Suspense>
      )}
    </>
  );
}
