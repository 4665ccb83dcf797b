import { lazy, Suspense } from 'react';
import { useLiveRoom } from './useLiveRoom.ts';

const CorrectionsHost = lazy(async () => ({ default: (await import('./CorrectionsHost.tsx')).CorrectionsHost }));

/** What the live room says over every screen, once it is there. */
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
