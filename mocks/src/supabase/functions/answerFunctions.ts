import { answerFunction, edgeFunctions, type FunctionName } from '@tribunen/edge';
import { anonymous, answerNoFunction, type Caller, refuseCaller } from '@tribunen/protocol';
import { contextOf } from './contextOf.ts';
import type { ServedData } from './ServedData.ts';

/**
 * Answers a request under `/functions/v1` with the edge function that the path names. If the function has `verifyJwt`,
 * the gateway first checks the caller's token. A preflight has no token and always passes.
 */
export async function answerFunctions(request: Request, caller: Caller, data: ServedData): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [name = ''] = pathname.slice(pathname.indexOf('/functions/v1/') + '/functions/v1/'.length).split('/');
  if (!isFunction(name)) return answerNoFunction(name);
  const { verifyJwt } = edgeFunctions[name];
  const refusal = verifyJwt ? refuseCaller(caller, request) : null;
  if (refusal !== null) return refusal;
  const who = typeof caller === 'string' ? anonymous : caller;
  return answerFunction(edgeFunctions[name], request, () => Promise.resolve(contextOf(data, who)), console.error);
}

/**
 * Whether a request is for one of the live endpoints, which need no key. Only the end of the path counts, because the
 * app's API address may have a path of its own.
 */
export function isLiveRequest(request: Request): boolean {
  return /\/(?:boot\/live|boot\/version|live\/delta)$/.test(new URL(request.url).pathname);
}

/** Answers a request to a live endpoint. */
export function answerLive(request: Request, data: ServedData): Promise<Response> {
  return answerFunction(edgeFunctions.api, request, () => Promise.resolve(contextOf(data, anonymous)), console.error);
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(edgeFunctions, name);
}
