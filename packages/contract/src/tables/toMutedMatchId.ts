import type { MatchId } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ match_id: matchId });

/** The match that a row of `push_mutes` mutes; null where the row mutes a team, a competition or a day. */
export function toMutedMatchId(raw: unknown): Parsed<MatchId | null> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('push_mutes', parsed.issues) };
  const { match_id } = parsed.output;
  return { ok: true, value: match_id.includes(':') ? null : match_id };
}
