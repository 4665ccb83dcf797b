import { lazy, Suspense } from 'react';
import { useLiveRoom } from './useLiveRoom.ts';

const CorrectionsHost = lazy(async () => ({ default: (await import('./CorrectionsHost.tsx')).CorrectionsHost }));

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
