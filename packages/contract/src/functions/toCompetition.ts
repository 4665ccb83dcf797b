import { type Competition, normaliseCompetition } from '@tribunen/domain';
import type { Parsed } from '../ContractFault.ts';
import { providerCompetition } from '../provider/football-data/providerCompetition.ts';
import { readMended } from '../readMended.ts';

/**
 * A competition of any list.
 *
 * @param where the function that lists it
 */
export function toCompetition(where: string, raw: unknown): Parsed<Competition> {
  const read = readMended(where, providerCompetition, raw);
  if (!read.ok) return read;
  const { id, code, name, emblem, crest_url } = read.value;
  return { ...read, value: normaliseCompetition({ id, code, name, emblem: emblem ?? crest_url }) };
}
