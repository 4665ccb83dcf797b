import { DemoBarPlace } from '@tribunen/ui';
import { lazy, Suspense } from 'react';
import { useServices } from '../../services/useServices.ts';

/** The demo's alone: another build holds nothing of it. */
const DemoBarContainer = import.meta.env.DEMO ? lazy(() => import('./DemoBarContainer.tsx').catch(placeAlone)) : null;

/** The demo's bar, or its place until it has come; nothing outside the demo. It stands above every screen. */
export function DemoBarHost() {
  const { demo } = useServices();
  if (!import.meta.env.DEMO || DemoBarContainer === null || demo === null) return null;
  return (
    <Suspense fallback={<DemoBarPlace />}>
      <DemoBarContainer demo={demo} />
    </Suspense>
  );
}

/** The screens are worth more than the bar: where it does not come they stand without it. */
function placeAlone(error: unknown) {
  console.error('The demo bar did not come', error);
  return { default: () => <DemoBarPlace /> };
}
