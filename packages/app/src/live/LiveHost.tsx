import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';
import { Suspense } from 'react';
import { useLiveConnection } from './useLiveConnection.ts';

const CorrectionsHost = lazyUntilLoaded(async () => (await import('./CorrectionsHost.tsx')).CorrectionsHost);

/** Renders the toasts of corrected scores over every screen, once the live connection is loaded. */
export function LiveHost() {
  const room = useLiveConnection();
  return (
    room && (
      <Suspense>
        <CorrectionsHost />
      </Suspense>
    )
  );
}
