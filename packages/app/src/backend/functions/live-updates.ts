import type { FunctionsClient } from '@supabase/functions-js';
import { type EventReading, type LiveUpdates, parseLiveUpdates } from '@tribunen/contract';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The newest events of all matches, without those already known, and when to ask again.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchLiveUpdates(functions: FunctionsClient, reading: EventReading): Promise<LiveUpdates> {
  const updates = parseLiveUpdates(await callFunction(functions, 'live-updates'), reading);
  reportFaults(updates.faults);
  return updates;
}
