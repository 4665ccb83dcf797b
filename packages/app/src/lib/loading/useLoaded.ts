import { useDeferredValue } from 'react';
import type { Deferred } from './Deferred.ts';
import { useObserved } from '../state/useObserved.ts';

/**
 * A part of the page once it is loaded, null until then. What is rendered because it has come is rendered in slices of a few milliseconds, so
 * that the page answers a touch in between: nobody waits for it.
 *
 * @example
 * const room = useLoaded(useServices().live);
 */
export function useLoaded<Part extends { start(): void; stop(): void }>(deferred: Deferred<Part>): Part | null {
  return useDeferredValue(useObserved(deferred));
}
