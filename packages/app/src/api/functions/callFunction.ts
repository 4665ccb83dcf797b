import { type FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { BackendFailure, type FailedAnswer } from '../access/BackendFailure.ts';
import { retryAfterMs } from '../access/retryAfterMs.ts';

/** A backend function that failed. The form of the message is fixed, because screens show it. */
export class FunctionError extends BackendFailure {
  readonly functionName: string;

  constructor(functionName: string, message: string, answer: FailedAnswer, options?: ErrorOptions) {
    const prefix = functionName === 'premier-league-data' ? 'Premier League API error' : 'API call failed';
    super(`${prefix}: ${message}`, answer, options);
    this.name = 'FunctionError';
    this.functionName = functionName;
  }
}

/**
 * Calls a backend function by POST and returns its JSON, which the caller checks against the contract.
 *
 * @param body omitted when the function takes no arguments
 * @param signal ends the request when its answer is no longer needed
 * @throws FunctionError without an answer, or when the answer is not 2xx or not JSON
 */
export async function callFunction(
  functions: FunctionsClient,
  name: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await functions.invoke<unknown>(name, {
    ...(body !== undefined && { body }),
    ...(signal !== undefined && { signal }),
  });
  const error: unknown = answer.error;
  if (error !== null) throw await failureOf(name, error);
  // The client returns text when the content type is not JSON, as with a proxy's HTML page.
  if (typeof answer.data === 'string') {
    throw new FunctionError(name, 'the answer is no JSON', { status: 200, retryAfterMs: null });
  }
  return answer.data;
}

async function failureOf(name: string, error: unknown): Promise<FunctionError> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) {
    return new FunctionError(
      name,
      error instanceof Error ? error.message : String(error),
      { status: null, retryAfterMs: null },
      { cause: error },
    );
  }
  const { status, statusText, headers } = error.context;
  const serverMessage = messageIn(await error.context.text());
  return new FunctionError(
    name,
    serverMessage ?? `${status} ${statusText}`.trim(),
    { status, retryAfterMs: retryAfterMs(headers, Date.now()), serverMessage },
    { cause: error },
  );
}

/** The server's message, from an answer that is JSON with `error` or `message`. */
function messageIn(text: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // An error page that is not JSON has no message; the caller uses the status in its place.
    return null;
  }
  if (typeof answer !== 'object' || answer === null) return null;
  if ('error' in answer && typeof answer.error === 'string') return answer.error;
  if ('message' in answer && typeof answer.message === 'string') return answer.message;
  return null;
}
