import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices } from '../../services/useServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

const ArrivalHost = lazyUntilLoaded(
  withLaterWords(async () => (await import('../../features/auth/ArrivalHost.tsx')).ArrivalHost),
);

/**
 * Wraps every screen, and shows the outcome of a link from a mail or of a sign-in with Google. Its code is loaded only
 * when there is such an outcome.
 */
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
