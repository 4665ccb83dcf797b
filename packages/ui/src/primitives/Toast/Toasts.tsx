import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

/** Where toasts appear. Stands once, beside the routes; what it needs is fetched when the first toast is said. */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, toastQueue.waiting);
  const [needed, setNeeded] = useState(false);
  if (!needed && waiting.length > 0) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster waiting={waiting} onShown={(messages) => toastQueue.take(messages)} />
    </Suspense>
  ) : null;
}
