import type { Match, ScoreLine } from '../match/Match.ts';
import { matchInState } from '../match/matchInState.ts';

/** A match as it was in play with a score, for the header of a match that is shown at an earlier minute (DETAIL-3). */
export function matchAtScore(match: Match, fullTime: ScoreLine): Match {
  return matchInState(
    {
      ...match,
      score: {
        fullTime,
        halfTime: null,
        regularTime: null,
        extraTime: null,
        penalties: null,
        duration: 'REGULAR',
      },
    },
    { status: 'IN_PLAY', minute: null, injuryTime: null },
  );
}
