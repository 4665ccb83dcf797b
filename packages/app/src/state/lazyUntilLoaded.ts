import { cadence } from '@tribunen/domain';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded behind the first screen, for what stands beside the screens. A load that fails, because the network is gone, is
 * logged and repeated, later each time, up to five minutes apart: `lazy` alone would throw, and take the whole page down with it.
 *
 * @example
 * const CorrectionsHost = lazyUntilLoaded(async () => (await import('./CorrectionsHost.tsx')).CorrectionsHost);
 */
export function lazyUntilLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let waitMs = cadence.realtime.reconnect; ; waitMs = Math.min(waitMs * 2, cadence.realtime.healthLongest)) {
      try {
        return { default: await load() };
      } catch (error) {
        console.error('A part of the page did not load', error);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  });
}
