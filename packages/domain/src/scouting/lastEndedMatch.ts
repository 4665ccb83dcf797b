import { addDays } from '../time/addDays.ts';
import { cadence } from '../live/cadence.ts';
import { hasEnded } from '../match/hasEnded.ts';
import type { Match, TeamId } from '../match/Match.ts';
import { daysBetween } from '../time/daysBetween.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';

/** The longest that a match lasts, with extra time and penalties. */
const LONGEST_MATCH_MS = 3 * 3_600_000;

/**
 * The days whose matches may be open for ratings now, the latest first: a match ended less than 24 hours ago, and began
 * up to three hours before it ended (SCOUT-11).
 */
export function ratingDays(now: UtcInstant): readonly OsloDay[] {
  const today = osloDayOf(now);
  const first = osloDayOf(instantAt(epochMs(now) - cadence.ratings.window - LONGEST_MATCH_MS));
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, n) => addDays(today, -n));
}

/**
 * The match after which a team's players are rated: the team's last match that has ended; null when there is none
 * (SCOUT-11).
 */
export function lastEndedMatch(matches: readonly Match[], team: TeamId): Match | null {
  const played = matches.filter((match) => hasEnded(match) && [match.homeTeam.id, match.awayTeam.id].includes(team));
  return played.toSorted((a, b) => epochMs(b.utcKickoff) - epochMs(a.utcKickoff))[0] ?? null;
}
