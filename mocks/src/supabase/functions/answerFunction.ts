import { anonymous, answerNoFunction, type Caller, refuseCaller } from '@tribunen/servers';
import { corsHeaders } from './corsHeaders.ts';
import type { FunctionContext } from './EdgeFunction.ts';
import { type DeployedFunction, edgeFunctions } from './edgeFunctions.ts';
import { refuse } from './refuse.ts';

/**
 * The answer to a request under `/functions/v1`: from the edge function that the path names, or from the gateway in
 * front of it, which checks the caller's token. A preflight has no token, so the gateway always lets it through.
 *
 * @example
 * const response = await answerFunction(request, caller, { matches, database, now, wallNow, newId, sockets });
 */
export async function answerFunction(
  request: Request,
  caller: Caller,
  context: Omit<FunctionContext, 'who'>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(pathname.indexOf('/functions/v1/') + '/functions/v1/'.length);
  const deployed = Object.hasOwn(edgeFunctions, name) ? edgeFunctions[name] : undefined;
  if (deployed === undefined) return answerNoFunction(name);
  const isKnown = typeof caller !== 'string';
  const refusal = deployed.verifyJwt ? refuseCaller(caller, request) : null;
  if (refusal !== null) return refusal;
  const response = await answerAs(deployed, request, { ...context, who: isKnown ? caller : anonymous });
  for (const [header, value] of Object.entries(corsHeaders)) response.headers.set(header, value);
  return response;
}

function answerAs(
  { answer, methods }: DeployedFunction,
  request: Request,
  context: FunctionContext,
): Response | Promise<Response> {
  if (request.method === 'OPTIONS') return new Response('ok');
  const isAsked = methods.some((method) => method === request.method);
  return isAsked ? answer(request, context) : refuse(405, `This function is not asked by ${request.method}`);
}
