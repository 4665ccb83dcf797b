import { isLiveStatus } from '../match/isLiveStatus.ts';
import type { MatchStatus } from '../match/Match.ts';
import type { MatchSnapshot } from './MatchSnapshot.ts';
import { isNewPlay } from './newPlay.ts';
import type { StoredMatch } from './StoredMatch.ts';
import { isLower } from './weighScore.ts';

/**
 * Whether a snapshot takes the state of a match back: from the end to play, from play to its plan, or to a lower score.
 * The feed then ignores a list of a whole season, which may be old (FEED-2). A match that is planned again is not taken
 * back.
 */
export function lowersState(stored: StoredMatch, snapshot: MatchSnapshot): boolean {
  if (isNewPlay(stored, snapshot)) return false;
  const { play, score } = stored.state;
  const isLowerScore = score !== null && snapshot.score !== null && isLower(snapshot.score, score);
  return isLowerScore || stageOf(snapshot.play.status) < stageOf(play.status);
}

function stageOf(status: MatchStatus): number {
  if (status === 'FINISHED' || status === 'AWARDED') return 2;
  return isLiveStatus(status) || status === 'SUSPENDED' ? 1 : 0;
}
