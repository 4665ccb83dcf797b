import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';
import { Suspense } from 'react';
import { useLiveRoom } from './useLiveRoom.ts';

const CorrectionsHost = lazyUntilLoaded(async () => (await import('./CorrectionsHost.tsx')).CorrectionsHost);

/** What the live room shows over every screen, once it is loaded. */
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
