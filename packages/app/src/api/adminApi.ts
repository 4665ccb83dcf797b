import { parseResultsAggregator, type ResultsAggregatorAnswer } from '@tribunen/contract';
import { ApiPart } from './access/ApiPart.ts';
import { callFunction } from './functions/callFunction.ts';

/** The calls of administrators. */
export const adminApi = new ApiPart(({ functions }) => ({
  /**
   * Makes the backend load the matches of the days around today into its cache, and returns its report.
   *
   * @throws FunctionError, ContractError
   */
  warmResults: async (): Promise<ResultsAggregatorAnswer> =>
    parseResultsAggregator(await callFunction(functions, 'results-aggregator')),
}));

export type AdminApi = ReturnType<typeof adminApi.of>;
