import type { ScoreLine, Side } from '../match/Match.ts';
import { epochMs } from '../time/instant.ts';
import type { ListedGoal, MatchSnapshot } from './MatchSnapshot.ts';
import type { SnapshotAge } from './snapshotAge.ts';
import { type DoubtedScore, NO_DOUBTS, type StoredMatch } from './StoredMatch.ts';

const sides: readonly Side[] = ['home', 'away'];
/**
 * How much newer an answer that confirms a lower score must be than the one that raised the doubt. The provider's list
 * of matches in play and its answer about the match come from one cache, so a fault shows in both. The list is asked for
 * again within this time (every 15 seconds at most often), and without the fault it ends the doubt. In the break and after
 * the end only the match itself is asked for, every five minutes.
 */
const confirmedAfterMs = { inPlay: 20_000, otherwise: 6 * 60_000 };

/** How far the score of an answer counts. */
export interface WeighedScore {
  /** The score that counts; null where the stored one stays. */
  readonly score: ScoreLine | null;
  /** A lower score that counts only if a later answer has it too; null where there is none. */
  readonly doubted: DoubtedScore | null;
  /** The video referee's decisions that excuse no later fall of the score. */
  readonly decided: ScoreLine;
}

/**
 * Weighs the score of an answer against its own list of goals, and against what is stored, before goals are taken back.
 * A lower score counts at once while the match is played and the list agrees. A newer answer (by 20 seconds, or by six
 * minutes in the break and after the end) has to confirm it where the list has more goals, where the match is over, or
 * where a provider that lists the video referee's decisions has no new one against the side; in a match that is over, it
 * never counts while the list has more goals (FEED-6).
 * An awarded score is a decision, and counts.
 *
 * @param stored null for a match that was never seen, or whose play begins again
 */
export function weighScore(
  stored: Pick<StoredMatch, 'state' | 'doubts'> | null,
  { play, score, goals, cancelled, time }: Pick<MatchSnapshot, 'play' | 'score' | 'goals' | 'cancelled' | 'time'>,
  age: SnapshotAge,
): WeighedScore {
  const { score: doubted, decided: before } = stored?.doubts ?? NO_DOUBTS;
  const decided = cancelled === null ? before : mostOf(before, cancelled);
  const counts = { score, doubted: null, decided };
  const stays = { score: null, doubted, decided: before };
  if (score === null) return stays;
  const known = stored?.state.score ?? null;
  if (stored === null || play.status === 'AWARDED') return counts;
  const isOver = play.status === 'FINISHED' || stored.state.play.status === 'FINISHED';
  const isBehindList = goals !== null && isLower(score, scoreListed(goals));
  if (isOver && isBehindList) return { ...stays, doubted: null };
  if (known === null || !isLower(score, known)) return counts;
  if (age === 'same') return stays;
  const pauseMs = isOver || play.status === 'PAUSED' ? confirmedAfterMs.otherwise : confirmedAfterMs.inPlay;
  const since = doubted !== null && doubted.home === score.home && doubted.away === score.away ? doubted.since : null;
  const isConfirmed = since !== null && epochMs(time.observedAt) - epochMs(since) >= pauseMs;
  // Each decision excuses the one goal that it took away, in the first answer that lists it.
  const isUnexplained =
    cancelled !== null && sides.some((side) => known[side] - score[side] > decided[side] - before[side]);
  return isConfirmed || !(isOver || isBehindList || isUnexplained)
    ? counts
    : { ...stays, doubted: { ...score, since: since ?? time.observedAt } };
}

function mostOf(a: ScoreLine, b: ScoreLine): ScoreLine {
  return { home: Math.max(a.home, b.home), away: Math.max(a.away, b.away) };
}

/** Whether a score has fewer goals than another, for one of the sides. */
export function isLower(score: ScoreLine, than: ScoreLine): boolean {
  return score.home < than.home || score.away < than.away;
}

/**
 * The score that a list of goals makes: the number of goals that each side has in it, with a repeated score counted
 * once, and no more than the highest listed score.
 */
export function scoreListed(goals: readonly ListedGoal[]): ScoreLine {
  return { home: countListed('home', goals), away: countListed('away', goals) };
}

function countListed(side: Side, goals: readonly ListedGoal[]): number {
  const ofSide = goals.filter((goal) => goal.side === side);
  const scores = goals.flatMap(({ scoreAfter }) => (scoreAfter === null ? [] : [scoreAfter[side]]));
  if (scores.length < goals.length) return ofSide.length;
  return Math.min(new Set(ofSide.map(({ scoreAfter }) => scoreAfter?.[side])).size, Math.max(0, ...scores));
}
