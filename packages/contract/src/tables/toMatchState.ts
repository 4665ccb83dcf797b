import { type MatchState, normaliseStatus } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { matchStateRow } from './match_state.ts';
import { scoreLine } from './scoreLine.ts';

const { status, minute, injury_time, score_home, score_away } = matchStateRow.entries;
const row = object({ id: matchId, status, minute, injury_time, score_home, score_away, updated_at: utcInstant });

/**
 * The state of a match, from a row of `match_state` or of `live_matches_new`.
 *
 * @param where the table or the answer that contains the row
 * @example
 * const parsed = toMatchState(payload.new);
 * if (!parsed.ok) report(parsed.fault);
 */
export function toMatchState(raw: unknown, where = 'match_state'): Parsed<MatchState> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const { id, status, minute, injury_time, updated_at } = parsed.output;
  return {
    ok: true,
    value: {
      matchId: id,
      status: normaliseStatus(status),
      minute,
      injuryTime: injury_time,
      score: scoreLine(parsed.output),
      updatedAt: updated_at,
    },
  };
}
