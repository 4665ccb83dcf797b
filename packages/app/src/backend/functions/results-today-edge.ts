import type { FunctionsClient } from '@supabase/functions-js';
import { parseResultsToday } from '@tribunen/contract';
import type { Match, OsloDay } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The matches of a day, all of them or only those of some competitions (numeric ids). A match that breaks the contract is left
 * out and reported.
 *
 * @throws FunctionError
 */
export async function fetchMatches(
  functions: FunctionsClient,
  day: OsloDay,
  competitions: readonly string[] = [],
): Promise<readonly Match[]> {
  const filter = competitions.length > 0 ? { competitions: competitions.join(',') } : {};
  const answer = await callFunction(functions, 'results-today-edge', { date: day, ...filter });
  const { matches, faults } = parseResultsToday(answer);
  reportFaults(faults);
  return matches;
}
