import type { Match } from '@tribunen/domain';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { parseProviderMatch } from './parseProviderMatch.ts';
import { resultsTodayAnswer } from './results-today-edge.ts';

/**
 * The matches of a list: a day's (`results-today-edge`), a competition's (`competitions/{id}/matches`) or a team's
 * (`teams/{id}/matches`). Each is parsed by itself: a broken match is left out and reported in `faults`, the rest is
 * shown.
 *
 * @param where the function that answers
 * @throws {ContractError} when the answer is not a list of matches
 */
export function parseMatches(where: string, answer: unknown): Items<Match> {
  return parseItems('matches', parseAnswer(where, resultsTodayAnswer, answer).matches, (match) =>
    parseProviderMatch(where, match),
  );
}
