import { byKickoff } from './byKickoff.ts';
import { isFinished } from './isFinished.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/** A team's matches, as its page lists them. */
export interface Programme {
  /** Matches in play. */
  readonly live: readonly Match[];
  /** Matches to come, the next first; postponed and cancelled ones too. */
  readonly fixtures: readonly Match[];
  /** Matches that are over, the latest first. A hidden match that has begun is among them, whether or not it is over. */
  readonly results: readonly Match[];
}

/** A team's matches in three lists: in play, to come, and over. Every match is in one of them (MATCH-32). */
export function programmeOf(matches: readonly Match[]): Programme {
  const ordered = matches.toSorted(byKickoff);
  const isPast = (match: Match): boolean => isFinished(match) || match.isHidden === true;
  return {
    live: ordered.filter(isLive),
    fixtures: ordered.filter((match) => !isLive(match) && !isPast(match)),
    results: ordered.filter(isPast).reverse(),
  };
}
