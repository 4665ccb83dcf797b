import { notKnownYet } from '@tribunen/contract';
import { corsHeaders } from './corsHeaders.ts';
import type { DeployedFunction, FunctionContext } from './EdgeFunction.ts';
import { NotKnownYet } from './NotKnownYet.ts';
import { BodyTooLarge } from './readAsked.ts';
import { refuse } from './refuse.ts';

/**
 * Answers a request with an edge function, and adds the headers that let pages of another origin read the response. A
 * CORS preflight carries no token, so every preflight is answered with 200. An unexpected error is logged, but the
 * response does not show it, because it may contain secrets.
 *
 * @param contextOf reads the data and the caller; called only if the function accepts the request's method
 * @param log receives an unexpected error
 */
export async function answerFunction(
  deployed: Pick<DeployedFunction, 'answer' | 'methods'>,
  request: Request,
  contextOf: () => Promise<FunctionContext>,
  log: (error: unknown) => void,
): Promise<Response> {
  const response = await answerWithoutCors(deployed, request, contextOf, log);
  for (const [header, value] of Object.entries(corsHeaders)) response.headers.set(header, value);
  return response;
}

async function answerWithoutCors(
  { answer, methods }: Pick<DeployedFunction, 'answer' | 'methods'>,
  request: Request,
  contextOf: () => Promise<FunctionContext>,
  log: (error: unknown) => void,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response('ok');
  const isAsked = methods.some((method) => method === request.method);
  if (!isAsked) return refuse(405, `This function is not asked by ${request.method}`);
  try {
    return await answer(request, await contextOf());
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse(413, 'The request is too large');
    if (error instanceof NotKnownYet) {
      const refusal = refuse(503, notKnownYet);
      refusal.headers.set('retry-after', String(error.retryAfterSeconds));
      return refusal;
    }
    log(error);
    return refuse(500, 'The function failed');
  }
}
