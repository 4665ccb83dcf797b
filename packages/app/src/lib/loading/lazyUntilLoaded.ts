import { LateCode } from '@tribunen/ui';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/**
 * A component that is loaded behind the first screen and stands beside the screens. A load that fails is repeated (`untilLoaded`): React's
 * `lazy` alone would throw, and take the whole page down with it.
 */
export function lazyUntilLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const component = new LateCode(load, 'A part of the page did not load');
  return lazy(async () => ({ default: await untilLoaded(component) }));
}
