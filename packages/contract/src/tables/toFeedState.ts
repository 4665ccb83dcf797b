import { type FeedState, isLiveStatus } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { toMatchState } from './toMatchState.ts';

const planned = object({ utc_kickoff: utcInstant });

/**
 * The state of a match that the feed compares answers with, from the row of `live_matches_new` that `toLiveMatchRow`
 * wrote.
 *
 * @param where the table or the answer that contains the row
 */
export function toFeedState(raw: unknown, where = 'live_matches_new'): Parsed<FeedState> {
  const parsed = toMatchState(raw, where);
  if (!parsed.ok) return parsed;
  const kickOff = safeParse(planned, raw);
  if (!kickOff.success) return { ok: false, fault: faultOf(where, kickOff.issues) };
  const { status, minute, injuryTime, score, updatedAt } = parsed.value;
  const clock = minute === null ? null : { minute, injuryTime };
  return {
    ok: true,
    value: {
      play: isLiveStatus(status) ? { status, clock } : { status },
      score: score.home === null ? null : { home: score.home, away: score.away },
      utcKickoff: kickOff.output.utc_kickoff,
      updatedAt,
    },
  };
}
