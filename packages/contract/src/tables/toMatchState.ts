import { type MatchState, normaliseStatus, type UtcInstant } from '@tribunen/domain';
import { object, safeParse, string } from 'valibot';
import { matchId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { matchStateRow } from './match_state.ts';
import { scoreLine } from './scoreLine.ts';

const { status, minute, injury_time, score_home, score_away } = matchStateRow.entries;
const row = object({ id: matchId, status, minute, injury_time, score_home, score_away, updated_at: utcInstant });
/** A self-hosted backend may name the column of the match differently. */
const named = object({ match_id: string() });

/**
 * The state of a match, from a row of `match_state` or of `live_matches_new`.
 *
 * @param where the table or the answer that contains the row
 * @param receivedAt the moment at which the row was received, for a backend whose table has no `updated_at`
 */
export function toMatchState(
  raw: unknown,
  where = 'match_state',
  receivedAt: UtcInstant | null = null,
): Parsed<MatchState> {
  const parsed = safeParse(row, completed(raw, receivedAt));
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

/** Adds a missing `id` from `match_id`, and a missing `updated_at` from the moment at which the row was received. */
function completed(raw: unknown, receivedAt: UtcInstant | null): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const other = safeParse(named, raw);
  return {
    ...(other.success && { id: other.output.match_id }),
    ...(receivedAt !== null && { updated_at: receivedAt }),
    ...raw,
  };
}
