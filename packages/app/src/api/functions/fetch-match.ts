import type { FunctionsClient } from '@supabase/functions-js';
import { type FetchMatchRequest, parseMatchReport } from '@tribunen/contract';
import type { MatchId, MatchReport } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/** Options of a request for a match. */
export interface MatchAsked {
  /** Ends the request when its answer is no longer needed. */
  readonly signal?: AbortSignal;
  /** The present time in milliseconds since 1970, which makes each request different, so that no cache answers it. */
  readonly t?: number;
}

/**
 * One match with its report: events, line-ups and details.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchMatch(
  functions: FunctionsClient,
  id: MatchId,
  { signal, t }: MatchAsked = {},
): Promise<MatchReport> {
  const asked: FetchMatchRequest = { id, ...(t !== undefined && { t }) };
  const answer = await callFunction(functions, 'fetch-match', asked, signal);
  const { report, faults } = parseMatchReport('fetch-match', answer);
  reportFaults(faults);
  return report;
}
