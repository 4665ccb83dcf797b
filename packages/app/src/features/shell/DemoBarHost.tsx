import { DemoBarPlace } from '@tribunen/ui';
import { Suspense } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { useServices } from '../../services/useServices.ts';

/** Only the demo's build contains this. */
const DemoBarContainer = import.meta.env.DEMO
  ? lazyUntilLoaded(async () => (await import('./DemoBarContainer.tsx')).DemoBarContainer)
  : null;

/** The demo's bar above every screen, or its place until it has loaded; nothing outside the demo. */
export function DemoBarHost() {
  const { demo } = useServices();
  if (!import.meta.env.DEMO || DemoBarContainer === null || demo === null) return null;
  return (
    <Suspense fallback={<DemoBarPlace />}>
      <DemoBarContainer demo={demo} />
    </Suspense>
  );
}
