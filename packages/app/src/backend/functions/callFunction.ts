import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';

/** A backend function that did not answer as it should (part 1 §8): the message is the specification's, word for word. */
class FunctionError extends Error {
  readonly functionName: string;

  constructor(functionName: string, message: string, options?: ErrorOptions) {
    const prefix = functionName === 'premier-league-data' ? 'Premier League API error' : 'API call failed';
    super(`${prefix}: ${message}`, options);
    this.name = 'FunctionError';
    this.functionName = functionName;
  }
}

/**
 * Calls a backend function by POST and hands back its JSON, unparsed: whoever calls it parses it with the contract.
 *
 * @throws FunctionError on no answer, an answer other than 2xx, or one that is no JSON.
 */
export async function callFunction(client: SupabaseClient, name: string, body: object): Promise<unknown> {
  const { data, error } = await client.functions.invoke<unknown>(name, { body });
  if (error !== null) throw new FunctionError(name, await messageOf(error), { cause: error });
  // supabase-js hands back text where the answer does not say that it is JSON (a proxy's HTML page, say).
  if (typeof data === 'string') throw new FunctionError(name, 'the answer is no JSON');
  return data;
}

async function messageOf(error: Error): Promise<string> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) return error.message;
  const text = await error.context.text();
  return serverMessage(text) ?? `${error.context.status} ${error.context.statusText}`.trim();
}

/** The server's own words, where its answer is JSON with `error` or `message`. */
function serverMessage(text: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // An error page that is no JSON has no message of its own: the status has to do.
    return null;
  }
  if (typeof answer !== 'object' || answer === null) return null;
  if ('error' in answer && typeof answer.error === 'string') return answer.error;
  if ('message' in answer && typeof answer.message === 'string') return answer.message;
  return null;
}
