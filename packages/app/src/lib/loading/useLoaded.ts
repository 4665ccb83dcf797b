import { useDeferredValue } from 'react';
import type { Deferred } from './Deferred.ts';
import { useObserved } from '../state/useObserved.ts';

/**
 * A part of the page when it is loaded; null until then. Components that render because the part has loaded render in
 * slices of a few milliseconds, so that the page responds to touches in between.
 */
export function useLoaded<Part extends { start(): void; stop(): void }>(deferred: Deferred<Part>): Part | null {
  return useDeferredValue(useObserved(deferred));
}
