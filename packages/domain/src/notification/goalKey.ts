import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { LiveEvent } from './LiveEvent.ts';

/**
 * The key that two goal-like rows of one goal share, such as GOAL and SCORE_CHANGE: match, score and minute; null when
 * a row has no score (NOTIFY-5).
 */
export function goalKey({ matchId, score, minute }: Pick<LiveEvent, 'matchId' | 'score' | 'minute'>): string | null {
  return score.home === null ? null : JSON.stringify([matchId, score.home, score.away, minute]);
}

/** In less time than this a goal is seldom taken back and the same score reached again. */
const scoredAgainMs = 2 * 60_000;

/**
 * Whether two goal-like rows with the same key, from two moments, belong to the same goal. With a minute they do.
 * Without
 * taken back and reached again, so they are one goal only within two minutes (NOTIFY-5).
 *
 * @param minute of either row
 */
export function isSameGoal(minute: number | null, a: UtcInstant, b: UtcInstant): boolean {
  return minute !== null || Math.abs(epochMs(a) - epochMs(b)) < scoredAgainMs;
}
