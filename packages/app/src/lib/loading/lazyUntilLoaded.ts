import { LateCode } from '@tribunen/ui';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/**
 * A component that is loaded after the first screen, and is not part of a screen. A failed load is repeated
 * (`untilLoaded`), because React's `lazy` alone would throw and take the whole page down.
 */
export function lazyUntilLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const component = new LateCode(load, 'A part of the page did not load');
  return lazy(async () => ({ default: await untilLoaded(component) }));
}
