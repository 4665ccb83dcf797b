import type { Trouble } from '../run/Simulation.ts';

/** A row that waits for its neighbour waits no longer, in milliseconds. */
const longestSwapMs = 2000;

/**
 * Whether a socket can have told the rows of a moment in another order, or not all of them. No socket does that but by the faults
 * `reordered` and `dropped`: what was written later of two nobody can tell then before an answer has.
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
