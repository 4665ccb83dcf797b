import { cadence } from '../live/cadence.ts';
import type { Match, Score } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

const HOUR_MS = 60 * 60 * 1000;
const USUAL_LENGTH_MS = 2 * HOUR_MS;
const EXTENDED_LENGTH_MS = 3 * HOUR_MS;

/**
 * When a match's rating window closes: 24 hours after its end. The end is the moment at which the app saw the match
 * finish, else two hours after kick-off, or three with extra time (SCOUT-6).
 */
export function ratingClosesAt(
  match: Pick<Match, 'utcKickoff'> & { readonly score: Pick<Score, 'duration'> },
  seenFinishedAt: UtcInstant | null,
): UtcInstant {
  const length = match.score.duration === 'REGULAR' ? USUAL_LENGTH_MS : EXTENDED_LENGTH_MS;
  const endMs = seenFinishedAt === null ? epochMs(match.utcKickoff) + length : epochMs(seenFinishedAt);
  return instantAt(endMs + cadence.ratings.window);
}

/** The code with which the database refuses a rating whose window is not open (SCOUT-15). */
export const RATING_CLOSED = 'PT403';

/** Whether the players of a match can be rated, and if not, why. */
export type RatingWindow = 'signed-out' | 'not-finished' | 'closed' | 'open';

/**
 * Whether a spectator can rate the players of a match now: the spectator is signed in, the match is finished, and it
 * ended less than 24 hours ago (SCOUT-7).
 */
export function ratingWindow(asked: {
  readonly signedIn: boolean;
  readonly match: Pick<Match, 'status' | 'utcKickoff' | 'score'>;
  readonly seenFinishedAt: UtcInstant | null;
  readonly now: UtcInstant;
}): RatingWindow {
  const { signedIn, match, seenFinishedAt, now } = asked;
  if (!signedIn) return 'signed-out';
  if (match.status !== 'FINISHED' && match.status !== 'AWARDED') return 'not-finished';
  return now < ratingClosesAt(match, seenFinishedAt) ? 'open' : 'closed';
}
