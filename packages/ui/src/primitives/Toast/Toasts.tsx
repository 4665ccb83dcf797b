import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadToaster } from './loadToaster.ts';
import { toastQueue } from './toast.ts';
import type { ToasterProps } from './Toaster.tsx';

/**
 * Where toasts appear. Rendered once, beside the routes; it fetches its code when the first toast is sent. If that
 * fails the toast is logged, and the next one fetches again.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, toastQueue.waiting);
  const clearings = useSyncExternalStore(toastQueue.subscribe, toastQueue.clearings, toastQueue.clearings);
  const [fetched, setFetched] = useState<{ readonly Toaster: ComponentType<ToasterProps> } | null>(null);
  const needed = fetched === null && waiting.length > 0;
  useEffect(() => {
    if (!needed) return;
    loadToaster().then(
      (Toaster) => setFetched({ Toaster }),
      (error: unknown) => {
        const unsaid = toastQueue.waiting();
        console.error('The toasts could not be fetched, so these were not shown', unsaid, error);
        toastQueue.take(unsaid);
      },
    );
  }, [needed]);
  return (
    fetched && (
      // A new one shows nothing of the one before.
      <fetched.Toaster key={clearings} waiting={waiting} onShown={(messages) => toastQueue.take(messages)} />
    )
  );
}
