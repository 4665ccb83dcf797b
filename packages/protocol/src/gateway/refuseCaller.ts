import type { Caller } from './whoCalls.ts';

/**
 * The gateway's refusal of a caller without a valid token; null when the request may pass. A preflight has no token and
 * always passes.
 */
export function refuseCaller(caller: Caller, { method }: Pick<Request, 'method'>): Response | null {
  if (typeof caller !== 'string' || method === 'OPTIONS') return null;
  return caller === 'no token'
    ? refusal(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
    : refusal(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
}

/** The gateway's answer to a request for a function that does not exist. */
export function answerNoFunction(name: string): Response {
  return refusal(404, 'NOT_FOUND', `Requested function was not found: ${name}`);
}

function refusal(status: number, code: string, message: string): Response {
  const headers = { 'access-control-allow-origin': '*', 'sb-error-code': code };
  return Response.json({ code, message }, { status, headers });
}
