import { type InferOutput, object, safeParse, string } from 'valibot';

/** The body of every refusal by one of our functions. */
export const functionFailure = object({ error: string() });
export type FunctionFailure = InferOutput<typeof functionFailure>;

/** The message of a 503 for data that has not been fetched from the provider yet, and will be soon. */
export const notKnownYet = 'This football is not known yet';

/**
 * The server's message about its refusal; null when it gives none.
 *
 * @param body the body of an answer that is not 2xx, as JSON
 */
export function readFunctionFailure(body: unknown): string | null {
  const parsed = safeParse(functionFailure, body);
  return parsed.success && parsed.output.error.trim() !== '' ? parsed.output.error : null;
}
