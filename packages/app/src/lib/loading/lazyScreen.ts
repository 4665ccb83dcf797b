import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { withLaterWords } from './withLaterWords.tsx';

/**
 * A screen that is loaded, with its words, when it is opened. If that fails, the route shows it
 * (`RouteErrorBoundary`).
 *
 * @example
 * const TeamRoute = lazyScreen(async () => (await import('../../features/teamChat/TeamContainer.tsx')).TeamContainer);
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await withLaterWords(load)() }));
}
