import { useDeferredValue } from 'react';
import type { Deferred } from './Deferred.ts';
import { useObserved } from '../state/useObserved.ts';

/**
 * A part of the page once it is loaded; null until then. Components that render because the part has come render in slices of a few
 * milliseconds, so that the page answers a touch in between.
 *
 * @example
 * const room = useLoaded(useDeferredRoom());
 */
export function useLoaded<Part extends { start(): void; stop(): void }>(deferred: Deferred<Part>): Part | null {
  return useDeferredValue(useObserved(deferred));
}
