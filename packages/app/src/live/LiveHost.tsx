import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';
import { Suspense } from 'react';
import { useLiveRoom } from './useLiveRoom.ts';

const CorrectionsHost = lazyUntilLoaded(async () => (await import('./CorrectionsHost.tsx')).CorrectionsHost);

/** Renders the toasts of corrected scores over every screen, once the live room is loaded. */
export function LiveHost() {
  const room = useLiveRoom();
  return (
    room && (
      <Suspense>
        <CorrectionsHost />
      </Suspense>
    )
  );
}
