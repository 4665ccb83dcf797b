import { answerNoApiKey, apiKeyOf } from './apiKeyOf.ts';
import type { Auth } from './auth/Auth.ts';
import { anonymous, type Who } from './who.ts';

/**
 * Whom a request to REST or a broadcast speaks for. supabase-js sends the anonymous key as bearer while nobody is signed in.
 *
 * @returns a 401, as the gateway or PostgREST words it, where the request may not pass
 */
export async function whoAsks(auth: Auth, request: Request): Promise<Who | Response> {
  const key = apiKeyOf(request);
  if (key === null) return answerNoApiKey();
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined || bearer === key) return anonymous;
  const who = await auth.readBearer(bearer);
  if (typeof who !== 'string') return who;
  return who === 'expired'
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
