import type { Fault } from './Fault.ts';

/** The response that a fault gives in place of the backend's. */
export function faultyAnswer(
  fault: Exclude<Fault, { readonly kind: 'latency' }>,
  request: Request,
): Response | Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const { status, retryAfterSeconds } = fault;
      const message = `The demo answers ${status} on purpose`;
      return Response.json(
        { code: String(status), message, details: null, hint: null },
        { status, headers: { ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) } },
      );
    }
    case 'token-expired':
      return Response.json(
        { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
        {
          status: 401,
          headers: { 'www-authenticate': 'Bearer error="invalid_token", error_description="JWT expired"' },
        },
      );
    case 'html':
      return new Response('<!doctype html><title>502</title>', { headers: { 'content-type': 'text/html' } });
    case 'broken-json':
      return new Response('{"matches": [', { headers: { 'content-type': 'application/json' } });
    case 'offline':
      return Response.error();
    case 'never':
      return new Promise((resolve) => {
        const giveUp = (): void => resolve(Response.error());
        if (request.signal.aborted) giveUp();
        request.signal.addEventListener('abort', giveUp, { once: true });
      });
  }
}
