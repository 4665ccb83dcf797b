import type { Match } from '@tribunen/domain';
import type { Parsed } from '../ContractFault.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { readMended } from '../readMended.ts';
import { toMatch } from './toMatch.ts';

/**
 * A match of the provider, from any list, as the domain's match.
 *
 * @param where the function or endpoint that lists it
 */
export function parseProviderMatch(where: string, raw: unknown): Parsed<Match> {
  const read = readMended(where, providerMatch, raw);
  if (!read.ok) return read;
  const match = toMatch(read.value);
  return match === null
    ? { ok: false, fault: { where, path: 'utcDate', message: 'Expected a moment in time' } }
    : { ...read, value: match };
}
