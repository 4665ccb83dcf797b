import type { Match, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

/** What is compared of two tellings of one match. */
export interface Telling {
  readonly updatedAt: UtcInstant | null;
  readonly fullTime: ScoreLine | NoScoreLine;
}

/**
 * Whether a telling of a match replaces the one at hand: when it is newer by its own time. A telling without a time never replaces one
 * that has it; of two without, the later to come does, unless it would take a goal away. LIVE-2, LIVE-3
 *
 * @example
 * const known = { updatedAt: '2026-11-21T15:12:00.000Z', fullTime: { home: 1, away: 0 } };
 * supersedes(known, { updatedAt: '2026-11-21T15:13:00.000Z', fullTime: { home: 0, away: 0 } }); // true
 * supersedes(known, { updatedAt: null, fullTime: { home: 2, away: 0 } }); // false
 */
export function supersedes(known: Telling, next: Telling): boolean {
  if (known.updatedAt !== null) return (next.updatedAt ?? '') > known.updatedAt;
  return next.updatedAt !== null || !takesGoalAway(known.fullTime, next.fullTime);
}

/**
 * What `supersedes` compares of a match.
 *
 * @example
 * tellingOf(exampleMatch({ updatedAt: '2026-11-21T14:00:00Z' })).updatedAt; // '2026-11-21T14:00:00.000Z'
 */
export function tellingOf({ updatedAt, score }: Match): Telling {
  return { updatedAt, fullTime: score.fullTime };
}

function takesGoalAway(known: ScoreLine | NoScoreLine, next: ScoreLine | NoScoreLine): boolean {
  if (known.home === null) return false;
  return next.home === null || next.home < known.home || next.away < known.away;
}
