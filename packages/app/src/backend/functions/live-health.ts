import type { FunctionsClient } from '@supabase/functions-js';
import { liveHealthAnswer } from '@tribunen/contract';
import { toUtcInstant, type UtcInstant } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { callFunction } from './callFunction.ts';

/**
 * Checks that the backend answers.
 *
 * @returns the server's time; null when the answer does not hold it
 * @throws FunctionError
 */
export async function checkLiveHealth(functions: FunctionsClient): Promise<UtcInstant | null> {
  const parsed = safeParse(liveHealthAnswer, await callFunction(functions, 'live-health'));
  return parsed.success ? toUtcInstant(parsed.output.timestamp) : null;
}
