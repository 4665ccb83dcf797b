import type { Auth } from './auth/Auth.ts';
import { anonymous, type Who } from './who.ts';

/**
 * Whom a request to REST or functions speaks for. supabase-js sends the anonymous key as bearer while nobody is signed in.
 *
 * @returns a 401, as the gateway or PostgREST words it, where the request may not pass
 */
export async function whoAsks(auth: Auth, request: Request): Promise<Who | Response> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key === null) {
    return Response.json(
      { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
      { status: 401 },
    );
  }
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined || bearer === key) return anonymous;
  const who = await auth.readBearer(bearer);
  if (who === 'expired') return refusal('PGRST303', 'JWT expired');
  if (who === 'invalid') return refusal('PGRST301', 'No suitable key or wrong key type');
  return who;
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
