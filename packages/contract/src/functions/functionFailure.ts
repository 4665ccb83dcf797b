import { type InferOutput, object, safeParse, string } from 'valibot';

/** The body with which every one of our functions refuses a request. */
export const functionFailure = object({ error: string() });
export type FunctionFailure = InferOutput<typeof functionFailure>;

/** The words of a 503 for football that has not been fetched from the provider yet: it is there soon. */
export const notKnownYet = 'This football is not known yet';

/**
 * The server's own words about its refusal; null when it gives none.
 *
 * @param body the body of an answer that is not 2xx, as JSON
 * @example
 * readFunctionFailure({ error: 'Too many invitations' }); // 'Too many invitations'
 */
export function readFunctionFailure(body: unknown): string | null {
  const parsed = safeParse(functionFailure, body);
  return parsed.success && parsed.output.error.trim() !== '' ? parsed.output.error : null;
}
