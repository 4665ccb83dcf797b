import type { Match } from '@tribunen/domain';
import type { ContractFault } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { parseItems } from '../parseItems.ts';
import { parseProviderMatch } from './parseProviderMatch.ts';
import { resultsTodayAnswer } from './results-today-edge.ts';

const where = 'results-today-edge';

/**
 * The matches in a day's answer. Each is parsed by itself: a broken one is left out and reported in `faults`, the rest
 * is shown.
 *
 * @throws {ContractError} when the answer is not a list of matches
 * @example
 * const { matches, faults } = parseResultsToday(await response.json());
 */
export function parseResultsToday(answer: unknown): {
  readonly matches: readonly Match[];
  readonly faults: readonly ContractFault[];
} {
  const listed = parseAnswer(where, resultsTodayAnswer, answer).matches;
  const { values, faults } = parseItems('matches', listed, (match) => parseProviderMatch(where, match));
  return { matches: values, faults };
}
