import type { Match } from '@tribunen/domain';
import type { ContractFault } from '../ContractFault.ts';
import { parseMatches } from './parseMatches.ts';

/**
 * The matches in a day's answer. Each is parsed by itself: a broken match is left out and reported in `faults`, the
 * rest is shown.
 *
 * @throws {ContractError} when the answer is not a list of matches
 */
export function parseResultsToday(answer: unknown): {
  readonly matches: readonly Match[];
  readonly faults: readonly ContractFault[];
} {
  const { values, faults } = parseMatches('results-today-edge', answer);
  return { matches: values, faults };
}
