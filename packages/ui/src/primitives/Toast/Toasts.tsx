import { useEffect, useSyncExternalStore } from 'react';
import { toaster } from './toaster.ts';
import { toastQueue } from './toast.ts';

/**
 * Where toasts appear. Rendered once, beside the routes; it loads its code when the first toast is sent. If that fails the
 * toast is dropped, and the next one tries again.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, toastQueue.waiting);
  const clearings = useSyncExternalStore(toastQueue.subscribe, toastQueue.clearings, toastQueue.clearings);
  const loading = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const isNeeded = loading.status !== 'ready' && waiting.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    void toaster.load().then((loaded) => {
      if (loaded === null) toastQueue.take(toastQueue.waiting());
    });
  }, [isNeeded]);
  if (loading.status !== 'ready') return null;
  // A sign-out clears the queue; the new key then removes the toasts on the screen.
  return <loading.code key={clearings} waiting={waiting} onShown={(messages) => toastQueue.take(messages)} />;
}
