import { DemoBarPlace } from '@tribunen/ui';
import { lazy, Suspense } from 'react';
import { useServices } from '../../services/useServices.ts';

/** Only in the demo's build. */
const DemoBarContainer = import.meta.env.DEMO ? lazy(() => import('./DemoBarContainer.tsx').catch(placeAlone)) : null;

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

/** Keeps the place of a bar that does not load: the screens stand without it. */
function placeAlone(error: unknown) {
  console.error('The demo bar did not come', error);
  return { default: () => <DemoBarPlace /> };
}
