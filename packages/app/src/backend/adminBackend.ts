import { parseResultsAggregator, type ResultsAggregatorAnswer } from '@tribunen/contract';
import { BackendPart } from './access/BackendPart.ts';
import { callFunction } from './functions/callFunction.ts';

/** The calls of administrators. */
export const adminBackend = new BackendPart(({ functions }) => ({
  /**
   * Makes the backend load the matches of the days around today into its cache, and answers its report.
   *
   * @throws FunctionError, ContractError
   */
  warmResults: async (): Promise<ResultsAggregatorAnswer> =>
    parseResultsAggregator(await callFunction(functions, 'results-aggregator')),
}));

export type AdminBackend = ReturnType<typeof adminBackend.of>;
