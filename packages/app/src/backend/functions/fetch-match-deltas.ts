import type { FunctionsClient } from '@supabase/functions-js';
import { type EventReading, type MatchDeltas, parseMatchDeltas } from '@tribunen/contract';
import type { OsloDay, UtcInstant } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * What has changed in a day's matches.
 *
 * @param since `serverTs` of the last answer; null to receive everything
 * @throws FunctionError, ContractError
 */
export async function fetchMatchDeltas(
  functions: FunctionsClient,
  day: OsloDay,
  since: UtcInstant | null,
  reading: EventReading,
): Promise<MatchDeltas> {
  const answer = await callFunction(functions, 'fetch-match-deltas', { date: day, ...(since !== null && { since }) });
  const deltas = parseMatchDeltas(answer, reading);
  reportFaults(deltas.faults);
  return deltas;
}
