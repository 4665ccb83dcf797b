import type { MatchId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ id: matchId });

/** The id of the match in a row of `live_matches_new`, for callers that need no other field. */
export function toLiveMatchId(raw: unknown): Parsed<MatchId> {
  const parsed = safeParse(row, raw);
  return parsed.success
    ? { ok: true, value: parsed.output.id }
    : { ok: false, fault: faultOf('live_matches_new', parsed.issues) };
}
