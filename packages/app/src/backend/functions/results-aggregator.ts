import type { FunctionsClient } from '@supabase/functions-js';
import { parseResultsAggregator, type ResultsAggregatorAnswer } from '@tribunen/contract';
import { callFunction } from './callFunction.ts';

/**
 * Has the backend warm the lists of the days around today; for administrators.
 *
 * @throws FunctionError, ContractError
 */
export async function runResultsAggregator(functions: FunctionsClient): Promise<ResultsAggregatorAnswer> {
  return parseResultsAggregator(await callFunction(functions, 'results-aggregator'));
}
