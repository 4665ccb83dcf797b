import type { Match } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { toMatch } from './toMatch.ts';

/**
 * A match of the provider, from any list, as the domain's match.
 *
 * @param where the function or endpoint that lists it
 * @example
 * const parsed = parseProviderMatch('results-today-edge', answer.matches[0]);
 */
export function parseProviderMatch(where: string, raw: unknown): Parsed<Match> {
  const parsed = safeParse(providerMatch, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const match = toMatch(parsed.output);
  return match === null
    ? { ok: false, fault: { where, path: 'utcDate', message: 'Expected a moment in time' } }
    : { ok: true, value: match };
}
