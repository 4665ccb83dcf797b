import type { Moment } from '../script/timelineOf.ts';
import { reachedMoments, wallTimeOf } from './reachedMoments.ts';
import type { SimulatedMatch } from './SimulatedMatch.ts';

/** The state of a match at one moment; `updatedAt` (milliseconds since 1970) is when it last changed. */
export type SimulatedState =
  | { readonly status: 'TIMED' | 'POSTPONED'; readonly moment: null; readonly updatedAt: number }
  | { readonly status: Moment['status']; readonly moment: Moment; readonly updatedAt: number };

/**
 * The state of a match at a moment of real time. It depends on the two arguments alone, never on earlier calls.
 *
 * @param now milliseconds since 1970
 */
export function matchStateAt(match: SimulatedMatch, now: number): SimulatedState {
  if (match.kind === 'postponed') return { status: 'POSTPONED', moment: null, updatedAt: match.knownFrom };
  const moment = match.timeline[reachedMoments(match, now) - 1];
  if (moment === undefined) return { status: 'TIMED', moment: null, updatedAt: match.knownFrom };
  return { status: moment.status, moment, updatedAt: wallTimeOf(match, moment) };
}
