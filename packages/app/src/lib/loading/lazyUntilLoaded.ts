import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/**
 * A component that is loaded behind the first screen, for what stands beside the screens. A load that fails is repeated (`untilLoaded`):
 * `lazy` alone would throw, and take the whole page down with it.
 *
 * @example
 * const CorrectionsHost = lazyUntilLoaded(async () => (await import('../../state/CorrectionsHost.tsx')).CorrectionsHost);
 */
export function lazyUntilLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load, 'A part of the page did not load') }));
}
