import { isLiveStatus } from '../match/isLiveStatus.ts';
import type { MatchStatus, ScoreLine } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { sameClock } from './clocks.ts';
import type { MatchSnapshot, Play } from './MatchSnapshot.ts';
import type { FeedState } from './StoredMatch.ts';

/**
 * The state of a match after a snapshot; the same object where nothing has changed. Fields that the snapshot leaves out
 * stay: the score, and the minute while the status is the same. A match that has begun does not become a planned match
 * again, unless its kick-off has moved into the future, or it was in play only by the clock and nobody has reported
 * anything of it (FEED-4, MATCH-39).
 *
 * @param score the score that counts after the snapshot; null where the snapshot has none
 */
export function stateAfter(
  before: FeedState,
  { play, utcKickoff, time }: MatchSnapshot,
  score: ScoreLine | null,
): FeedState {
  const isAgain = isToPlay(play.status) && !isToPlay(before.play.status);
  const mayHaveBegun = play.status === 'UNREPORTED' && isGoalless(before.score);
  if (isAgain && hasBegun(before.play.status) && utcKickoff <= time.observedAt && !mayHaveBegun) return before;
  const after = {
    play: withLastMinute(before.play, play),
    score: score ?? (isAgain ? null : before.score),
    utcKickoff,
  };
  return isSame(before, after) ? before : { ...after, updatedAt: later(time.observedAt, before.updatedAt) };
}

/** A moment, or one millisecond after `than` when the moment is not later than that. */
export function later(moment: UtcInstant, than: UtcInstant): UtcInstant {
  return moment > than ? moment : instantAt(epochMs(than) + 1);
}

function isToPlay(status: MatchStatus): boolean {
  return status === 'SCHEDULED' || status === 'TIMED' || status === 'UNREPORTED';
}

/** A match that was in play only by the clock has no goal. */
function isGoalless(score: ScoreLine | null): boolean {
  return score === null || score.home + score.away === 0;
}

function hasBegun(status: MatchStatus): boolean {
  return isLiveStatus(status) || status === 'FINISHED' || status === 'AWARDED' || status === 'SUSPENDED';
}

/**
 * Some of a provider's addresses have the minute and others do not; the last minute stays, so that it does not come and
 * go.
 */
function withLastMinute(before: Play, play: Play): Play {
  return 'clock' in play && 'clock' in before && play.status === before.status
    ? { ...play, clock: play.clock ?? before.clock }
    : play;
}

function isSame(a: Omit<FeedState, 'updatedAt'>, b: Omit<FeedState, 'updatedAt'>): boolean {
  const isSamePlay = a.play.status === b.play.status && isSameClock(a.play, b.play);
  return isSamePlay && isSameScore(a.score, b.score) && a.utcKickoff === b.utcKickoff;
}

function isSameClock(a: Play, b: Play): boolean {
  const [then, now] = ['clock' in a ? a.clock : null, 'clock' in b ? b.clock : null];
  return then === now || sameClock(then, now) === true;
}

function isSameScore(a: ScoreLine | null, b: ScoreLine | null): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}
