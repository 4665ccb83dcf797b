import { object, picklist, safeParse, string } from 'valibot';
import type { SignedIn } from '../who.ts';
import { readJson } from '../readJson.ts';
import type { Auth, AuthSession } from './Auth.ts';
import { AuthError } from './AuthError.ts';

const apiVersion = '2024-01-01';
const passwordBody = object({ email: string(), password: string() });
const refreshBody = object({ refresh_token: string() });
const scopes = picklist(['global', 'local', 'others']);

/**
 * GoTrue's answer to a request under `/auth/v1`.
 *
 * @example
 * const response = await answerAuth(auth, request);
 */
export async function answerAuth(auth: Auth, request: Request): Promise<Response> {
  try {
    return await route(auth, request);
  } catch (error) {
    if (error instanceof AuthError) return refusal(request, error);
    throw error;
  }
}

async function route(auth: Auth, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(url.pathname.indexOf('/auth/v1') + '/auth/v1'.length);
  switch (`${request.method} ${path}`) {
    case 'POST /token':
      return Response.json(await token(auth, request, url.searchParams.get('grant_type')));
    case 'GET /user':
      return Response.json(auth.user(await bearer(auth, request)));
    case 'POST /logout': {
      const scope = safeParse(scopes, url.searchParams.get('scope') ?? 'global');
      if (!scope.success) throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
      await auth.signOut(await bearer(auth, request), scope.output);
      return new Response(null, { status: 204 });
    }
    default:
      throw new AuthError(501, 'not_emulated', `The mock does not emulate ${request.method} /auth/v1${path} yet`);
  }
}

async function token(auth: Auth, request: Request, grantType: string | null): Promise<AuthSession> {
  const body = await readJson(request);
  if (body === undefined) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  switch (grantType) {
    case 'password': {
      const parsed = safeParse(passwordBody, body);
      if (!parsed.success || parsed.output.email === '') {
        throw new AuthError(400, 'validation_failed', 'missing email or phone');
      }
      return auth.signIn(parsed.output.email, parsed.output.password);
    }
    case 'refresh_token': {
      const parsed = safeParse(refreshBody, body);
      if (!parsed.success) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
      return auth.refresh(parsed.output.refresh_token);
    }
    case 'pkce':
    case 'id_token':
      throw new AuthError(501, 'not_emulated', `The mock does not emulate the grant ${grantType} yet`);
    case null:
    default:
      throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type');
  }
}

async function bearer(auth: Auth, request: Request): Promise<SignedIn> {
  const text = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (text === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const who = await auth.readBearer(text);
  if (typeof who !== 'string') return who;
  const reason = who === 'expired' ? 'token has invalid claims: token is expired' : 'token is malformed';
  throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

/** The body by the version that the client asks for: without the header, the form of old. */
function refusal(request: Request, { status, code, message }: AuthError): Response {
  const versioned = request.headers.get('x-supabase-api-version') === apiVersion;
  return Response.json(versioned ? { code, message } : { code: status, error_code: code, msg: message }, {
    status,
    headers: { 'x-sb-error-code': code, ...(versioned && { 'x-supabase-api-version': apiVersion }) },
  });
}
