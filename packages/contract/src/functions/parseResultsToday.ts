import type { Match } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { ContractError, type ContractFault, faultOf } from '../ContractFault.ts';
import { providerMatch, resultsTodayAnswer } from './results-today-edge.ts';
import { toMatch } from './toMatch.ts';

const where = 'results-today-edge';

/**
 * The matches of a day's answer. Each is parsed by itself: a broken one is left out and told of in `faults`, the rest is shown.
 *
 * @throws {ContractError} when the answer is no list of matches at all
 * @example
 * const { matches, faults } = parseResultsToday(await response.json());
 */
export function parseResultsToday(answer: unknown): {
  readonly matches: readonly Match[];
  readonly faults: readonly ContractFault[];
} {
  const envelope = safeParse(resultsTodayAnswer, answer);
  if (!envelope.success) throw new ContractError(faultOf(where, envelope.issues));

  const matches: Match[] = [];
  const faults: ContractFault[] = [];
  for (const [index, raw] of envelope.output.matches.entries()) {
    const within = ['matches', index];
    const parsed = safeParse(providerMatch, raw);
    const match = parsed.success ? toMatch(parsed.output) : null;
    if (match !== null) matches.push(match);
    else if (!parsed.success) faults.push(faultOf(where, parsed.issues, within));
    else faults.push({ where, path: [...within, 'utcDate'].join('.'), message: 'Expected a moment in time' });
  }
  return { matches, faults };
}
