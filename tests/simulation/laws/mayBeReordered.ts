import type { Trouble } from '../run/Simulation.ts';

/** A row that is swapped waits no longer for the next, in milliseconds. */
const longestSwapMs = 2000;

/**
 * Whether a socket can have changed the order of the rows of a moment, or lost some of them. Only the faults `reordered` and `dropped` do
 * that. Which of two rows was written later cannot be known then until an answer settles it.
 *
 * @param writtenAt milliseconds since 1970
 */
export function mayBeReordered(troubles: readonly Trouble[], writtenAt: number): boolean {
  return troubles.some(
    ({ from, until, incident }) =>
      incident.kind === 'line' &&
      (incident.fault.kind === 'reordered' || incident.fault.kind === 'dropped') &&
      from <= writtenAt + longestSwapMs &&
      writtenAt <= until,
  );
}
