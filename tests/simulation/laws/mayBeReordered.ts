import type { Trouble } from '../run/Simulation.ts';

/** The longest time for which the fault `reordered` holds back a row to swap it with the next, in milliseconds. */
const longestSwapMs = 2000;

/**
 * Whether a socket may have reordered the rows of a moment, or lost some of them. Only the faults `reordered` and
 * `dropped` do that. A page then cannot know which of two rows was written later until it receives a response.
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
