import type { MatchId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ match_id: matchId });

/**
 * The match that is muted by a row of `push_mutes`.
 *
 * @example
 * const muted = parseRows(rows, toMutedMatchId);
 */
export function toMutedMatchId(raw: unknown): Parsed<MatchId> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('push_mutes', parsed.issues) };
  return { ok: true, value: parsed.output.match_id };
}
