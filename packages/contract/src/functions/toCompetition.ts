import { type Competition, normaliseCompetition } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { providerCompetition } from '../provider/football-data/providerCompetition.ts';

/**
 * A competition of any list.
 *
 * @param where the function that lists it
 * @example
 * const parsed = toCompetition('competitions', { id: 2021, code: 'PL', name: 'Premier League' });
 */
export function toCompetition(where: string, raw: unknown): Parsed<Competition> {
  const parsed = safeParse(providerCompetition, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const { id, code, name, emblem, crest_url } = parsed.output;
  return { ok: true, value: normaliseCompetition({ id, code, name, emblem: emblem ?? crest_url }) };
}
