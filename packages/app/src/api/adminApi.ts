import { parseCallBudgets, parseResultsAggregator, type ResultsAggregatorAnswer } from '@tribunen/contract';
import type { ProviderBudget } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { callFunction } from './functions/callFunction.ts';
import { readValue } from './tables/rows.ts';

const procedure = 'call_budgets';

/** The calls of administrators. */
export const adminApi = new ApiPart(({ functions, tables }) => ({
  /**
   * Makes the backend load the matches of the days around today into its cache, and returns its report.
   *
   * @throws FunctionError, ContractError
   */
  warmResults: async (): Promise<ResultsAggregatorAnswer> =>
    parseResultsAggregator(await callFunction(functions, 'results-aggregator')),

  /**
   * The calls of today to each provider.
   *
   * @throws TableError, ContractError
   */
  callBudgets: async (): Promise<readonly ProviderBudget[]> =>
    parseCallBudgets(await readValue(procedure, tables.rpc(procedure).throwOnError())),
}));

export type AdminApi = ReturnType<typeof adminApi.of>;
