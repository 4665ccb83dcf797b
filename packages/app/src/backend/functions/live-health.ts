import type { FunctionsClient } from '@supabase/functions-js';
import { liveHealthAnswer } from '@tribunen/contract';
import { toUtcInstant, type UtcInstant } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { callFunction } from './callFunction.ts';

/**
 * Asks whether the backend is well: that it answers is the answer (part 1 §7).
 *
 * @returns the server's time; null where the answer does not tell it
 * @throws FunctionError
 */
export async function checkLiveHealth(functions: FunctionsClient): Promise<UtcInstant | null> {
  const parsed = safeParse(liveHealthAnswer, await callFunction(functions, 'live-health'));
  return parsed.success ? toUtcInstant(parsed.output.timestamp) : null;
}
