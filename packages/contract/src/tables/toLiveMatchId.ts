import type { MatchId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ id: matchId });

/**
 * The match that a row of `live_matches_new` is of, where nothing else of it is asked for.
 *
 * @example
 * toLiveMatchId({ id: '42' }); // { ok: true, value: '42' }
 */
export function toLiveMatchId(raw: unknown): Parsed<MatchId> {
  const parsed = safeParse(row, raw);
  return parsed.success
    ? { ok: true, value: parsed.output.id }
    : { ok: false, fault: faultOf('live_matches_new', parsed.issues) };
}
