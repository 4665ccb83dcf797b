import { type FeedState, isLiveStatus } from '@tribunen/domain';
import type { Parsed } from '../ContractFault.ts';
import { toMatchState } from './toMatchState.ts';

/**
 * The state of a match as the feed compares with it, from a row of `live_matches_new`: what `toLiveMatchRow` wrote.
 *
 * @param where the table or the answer that contains the row
 * @example
 * const parsed = toFeedState(rows[0]);
 * if (!parsed.ok) report(parsed.fault);
 */
export function toFeedState(raw: unknown, where = 'live_matches_new'): Parsed<FeedState> {
  const parsed = toMatchState(raw, where);
  if (!parsed.ok) return parsed;
  const { status, minute, injuryTime, score, updatedAt } = parsed.value;
  const clock = minute === null ? null : { minute, injuryTime };
  return {
    ok: true,
    value: {
      play: isLiveStatus(status) ? { status, clock } : { status },
      score: score.home === null ? null : { home: score.home, away: score.away },
      updatedAt,
    },
  };
}
