import { answerNoApiKey, apiKeyOf } from './apiKeyOf.ts';
import type { Auth } from '../auth/Auth.ts';
import { anonymous, type Who } from './who.ts';

/** PostgREST accepts a token for half a minute after its expiry, because clocks may differ. */
const restLeewaySeconds = 30;

/**
 * Reads which user or role sent a REST request or a broadcast. While nobody is signed in, supabase-js sends its project
 * key as the bearer token. A key that is a JWT of the project identifies the role in the JWT; any other key means a
 * visitor.
 *
 * @returns a 401 in the service's format, if the request is refused
 */
export async function whoAsks(auth: Auth, request: Request): Promise<Who | Response> {
  const key = apiKeyOf(request);
  if (key === null) return answerNoApiKey();
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined) return anonymous;
  const { pathname } = new URL(request.url);
  const reading = await auth.readBearer(bearer, pathname.includes('/rest/v1/') ? restLeewaySeconds : 0);
  if (reading.status === 'valid') return reading.who;
  if (bearer === key && reading.status === 'invalid') return anonymous;
  if (pathname.includes('/realtime/v1/')) return Response.json({ message: 'Unauthorized' }, { status: 401 });
  return reading.status === 'expired'
    ? refusal('PGRST303', 'JWT expired')
    : refusal('PGRST301', 'No suitable key or wrong key type');
}

function refusal(code: string, message: string): Response {
  return Response.json(
    { code, details: null, hint: null, message },
    {
      status: 401,
      headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
    },
  );
}
