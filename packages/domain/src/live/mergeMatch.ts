import type { Match, NoScoreLine, ScoreLine } from '../match/Match.ts';
import { playOf, withState } from './withState.ts';

/**
 * A match after a list that contains it. A list that is older than the newest state still has fields that no state has:
 * the shoot-out, the parts of the score, the kick-off, the venue. Each of the two groups of fields is therefore as new
 * as its newest source, in whatever order the sources come. A list of the same time as the state leaves the state; a
 * caller that knows which of the two was written later also applies the list's state (`receiveState`). Returns the same
 * object when nothing is newer. LIVE-2, LIVE-3
 *
 * @param listed the match from a list, or from another list of the same day to which a state has already been applied
 */
export function mergeMatch(known: Match, listed: Match): Match {
  const newerRest = known.listedAt === null || (listed.listedAt ?? '') > known.listedAt;
  if (hasNewerPlay(known, listed)) return newerRest ? listed : withState(known, playOf(listed));
  return newerRest ? withState(listed, playOf(known)) : known;
}

function hasNewerPlay(known: Match, listed: Match): boolean {
  if (known.updatedAt === null) {
    return listed.updatedAt !== null || !takesGoalAway(known.score.fullTime, listed.score.fullTime);
  }
  return (listed.updatedAt ?? '') > known.updatedAt;
}

function takesGoalAway(known: ScoreLine | NoScoreLine, next: ScoreLine | NoScoreLine): boolean {
  if (known.home === null) return false;
  return next.home === null || next.home < known.home || next.away < known.away;
}
