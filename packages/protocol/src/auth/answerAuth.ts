import {
  boolean,
  type GenericSchema,
  type InferOutput,
  nullish,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import type { OneTimeTokenRow } from './rows.ts';
import { answerNoApiKey, apiKeyOf } from '../gateway/apiKeyOf.ts';
import { readJson } from '../gateway/readJson.ts';
import type { SignedIn } from '../gateway/who.ts';
import { agreedByOne, type Auth, type Grant, type Return } from './Auth.ts';
import { AuthError } from './AuthError.ts';
import { type GoogleAccount, googlePage } from './googlePage.ts';
import type { Proof } from './Mailbox.ts';
import { readChallenge } from './pkce.ts';
import { redirectTo } from './redirectTo.ts';
import type { AuthSession } from './Sessions.ts';

const apiVersion = '2024-01-01';
const scopes = picklist(['global', 'local', 'others']);
const text = nullish(string(), '');
const metadata = nullish(record(string(), unknown()), {});
const challenge = { code_challenge: nullish(string(), null), code_challenge_method: nullish(string(), null) };

const bodies = {
  signUp: object({ email: text, phone: text, password: text, data: metadata, ...challenge }),
  password: object({ email: text, phone: text, password: text }),
  refresh: object({ refresh_token: text }),
  exchange: object({ auth_code: text, code_verifier: text }),
  update: object({
    email: optional(string()),
    phone: text,
    password: optional(string()),
    data: optional(record(string(), unknown())),
    ...challenge,
  }),
  mail: object({
    email: text,
    phone: text,
    data: metadata,
    create_user: optional(boolean(), true),
    type: text,
    ...challenge,
  }),
  verify: object({ type: text, email: text, phone: text, token: text, token_hash: text }),
};

/** The paths to which a browser navigates directly, without supabase-js; the gateway requires no key for them. */
const withoutKey = new Set(['/verify', '/authorize', '/callback', '/google']);

/** For each `type` that the client sends, the purposes of the mailed tokens that this type may redeem. */
const purposes: ReadonlyMap<string, readonly OneTimeTokenRow['purpose'][]> = new Map([
  ['signup', ['signup']],
  ['recovery', ['recovery', 'magiclink']],
  ['magiclink', ['recovery', 'magiclink']],
  ['email', ['signup', 'recovery', 'magiclink']],
  ['email_change', ['email_change']],
]);

/** The message when only one of the two addresses has confirmed a change of address. */
const agreedMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const ofPhones = /^(sms|phone_change)$/;

/**
 * Answers a request under `/auth/v1` as GoTrue does.
 *
 * @param googleAccounts the accounts that the stand-in for Google's consent page offers
 */
export async function answerAuth(
  auth: Auth,
  googleAccounts: readonly GoogleAccount[],
  request: Request,
): Promise<Response> {
  try {
    return await route(auth, googleAccounts, request);
  } catch (error) {
    if (error instanceof AuthError) return refusal(request, error);
    throw error;
  }
}

async function route(auth: Auth, googleAccounts: readonly GoogleAccount[], request: Request): Promise<Response> {
  const url = new URL(request.url);
  const area = url.pathname.slice(0, url.pathname.indexOf('/auth/v1') + '/auth/v1'.length);
  const path = url.pathname.slice(area.length);
  const base = `${url.origin}${area}`;
  if (!withoutKey.has(path) && apiKeyOf(request) === null) return answerNoApiKey();
  switch (`${request.method} ${path}`) {
    case 'POST /signup':
      return Response.json(await signUp(auth, request, base));
    case 'POST /token':
      return Response.json(await token(auth, request, url.searchParams.get('grant_type')));
    case 'GET /user':
      return Response.json(await auth.user(await bearer(auth, request)));
    case 'PUT /user': {
      const who = await bearer(auth, request);
      const { email, phone, password, data, ...back } = await readBody(request, bodies.update);
      if (phone !== '') throw notEmulated('phones');
      const changes = {
        ...(email !== undefined && email !== '' && { email }),
        ...(password !== undefined && password !== '' && { password }),
        ...(data !== undefined && { data }),
      };
      return Response.json(await auth.update(who, changes, readReturn(auth, request, base, back)));
    }
    case 'POST /logout': {
      const scope = safeParse(scopes, url.searchParams.get('scope') ?? 'global');
      if (!scope.success) throw invalid('Unsupported logout scope');
      await auth.signOut(await bearer(auth, request), scope.output);
      return new Response(null, { status: 204 });
    }
    case 'POST /recover': {
      const { email, ...back } = await readBody(request, bodies.mail);
      await auth.recover(email, readReturn(auth, request, base, back));
      return Response.json({});
    }
    case 'POST /otp': {
      const { email, phone, data, create_user, ...back } = await readBody(request, bodies.mail);
      if (phone !== '') throw notEmulated('phones');
      await auth.sendCode(email, create_user, data, readReturn(auth, request, base, back));
      return Response.json({});
    }
    case 'POST /resend': {
      const { email, phone, type, ...back } = await readBody(request, bodies.mail);
      if (phone !== '' || ofPhones.test(type)) throw notEmulated('phones');
      if (type !== 'signup' && type !== 'email_change') {
        throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
      }
      await auth.resend(type, email, readReturn(auth, request, base, back));
      return Response.json({});
    }
    case 'POST /verify': {
      const session = await auth.verify(await readProof(request));
      return Response.json(session === agreedByOne ? { msg: agreedMessage, code: '200' } : session);
    }
    case 'GET /verify':
      return redirect(303, await followLink(auth, request));
    case 'GET /authorize': {
      if (url.searchParams.get('provider') !== 'google') {
        throw invalid('Unsupported provider: provider is not enabled');
      }
      challengeOf(url);
      const consent = `${base}/google?${url.searchParams}`;
      return url.searchParams.get('skip_http_redirect') === 'true'
        ? Response.json({ url: consent })
        : redirect(302, consent);
    }
    case 'GET /google':
      return consentPage(auth, googleAccounts, request);
    default:
      throw notEmulated(`${request.method} /auth/v1${path}`);
  }
}

function signUp(auth: Auth, request: Request, base: string): Promise<unknown> {
  return readBody(request, bodies.signUp).then(({ email, phone, password, data, ...back }) => {
    if (phone !== '') throw notEmulated('phones');
    if (email === '') throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    if (password === '') throw invalid('Signup requires a valid password');
    return auth.signUp(email, password, data, readReturn(auth, request, base, back));
  });
}

async function token(auth: Auth, request: Request, grantType: string | null): Promise<AuthSession> {
  switch (grantType) {
    case 'password': {
      const { email, phone, password } = await readBody(request, bodies.password);
      if (phone !== '') throw notEmulated('phones');
      if (email === '') throw invalid('missing email or phone');
      return auth.signIn(email, password);
    }
    case 'refresh_token':
      return auth.refresh((await readBody(request, bodies.refresh)).refresh_token);
    case 'pkce': {
      const { auth_code, code_verifier } = await readBody(request, bodies.exchange);
      if (auth_code === '' || code_verifier === '') {
        throw invalid('invalid request: both auth code and code verifier should be non-empty');
      }
      return auth.exchange(auth_code, code_verifier);
    }
    case 'id_token':
      throw notEmulated('the grant id_token');
    case null:
    default:
      throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type');
  }
}

async function readProof(request: Request): Promise<Proof> {
  const { type, email, phone, token: code, token_hash: hash } = await readBody(request, bodies.verify);
  if (phone !== '' || ofPhones.test(type)) throw notEmulated('phones');
  const known = purposes.get(type);
  if (known === undefined) throw invalid('Verify requires a verification type');
  if ((code === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (code === '') {
    if (email !== '') throw invalid('Only the token_hash and type should be provided');
    return { hash, purposes: known };
  }
  if (email === '') throw invalid('Only an email address or phone number should be provided on verify');
  return { email: email.trim().toLowerCase(), code, purposes: known };
}

/** The address to which a click on a mailed link redirects, with a session, a code or an error. */
async function followLink(auth: Auth, request: Request): Promise<string> {
  const { searchParams } = new URL(request.url);
  const back = redirectTo(auth.settings, request);
  const hash = searchParams.get('token') ?? '';
  const inQuery = hash.startsWith('pkce_');
  try {
    const known = purposes.get(searchParams.get('type') ?? '') ?? [];
    const grant = await auth.followLink({ hash, purposes: known });
    if (grant === agreedByOne) return withParameters(back, { message: agreedMessage }, inQuery);
    return withGrant(back, grant, searchParams.get('type'));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withParameters(back, refused(error.code, 'Email link is invalid or has expired'), inQuery);
  }
}

async function consentPage(auth: Auth, accounts: readonly GoogleAccount[], request: Request): Promise<Response> {
  const back = redirectTo(auth.settings, request);
  const kept = challengeOf(new URL(request.url));
  // The links already contain the session or the code. In the demo the backend runs inside a page, and that page has
  // closed by the time the user clicks on a link.
  const choices = await Promise.all(
    accounts.map(async (account) => ({
      account,
      href: withGrant(back, await auth.grant(account.email, account.name, 'oauth', kept), null),
    })),
  );
  const cancel = withParameters(back, refused('access_denied', 'The resource owner denied the request'), kept !== null);
  return new Response(googlePage(choices, cancel), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function withGrant(back: string, grant: Grant, type: string | null): string {
  if ('session' in grant) {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = grant.session;
    const tokens = { access_token, expires_at: String(expires_at), expires_in: String(expires_in), refresh_token };
    return withFragment(back, { ...tokens, token_type, ...(type !== null && { type }) });
  }
  const url = new URL(back);
  url.searchParams.set('code', grant.code);
  return url.href;
}

function refused(code: string, description: string): Readonly<Record<string, string>> {
  return { error: 'access_denied', error_code: code, error_description: description };
}

function withParameters(back: string, parameters: Readonly<Record<string, string>>, inQuery: boolean): string {
  const url = new URL(back);
  if (inQuery) for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return withFragment(url.href, parameters);
}

/**
 * Adds parameters as the fragment. The empty parameter `sb` tells supabase-js that the fragment comes from Supabase.
 */
function withFragment(back: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(back);
  const fragment = new URLSearchParams({ ...parameters, sb: '' });
  fragment.sort();
  url.hash = String(fragment);
  return url.href;
}

function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, { status, headers: { location } });
}

function challengeOf(url: URL): string | null {
  return readChallenge(url.searchParams.get('code_challenge'), url.searchParams.get('code_challenge_method'));
}

function readReturn(
  auth: Auth,
  request: Request,
  base: string,
  { code_challenge, code_challenge_method }: { code_challenge: string | null; code_challenge_method: string | null },
): Return {
  return {
    target: { verify: `${base}/verify`, redirectTo: redirectTo(auth.settings, request) },
    challenge: readChallenge(code_challenge, code_challenge_method),
  };
}

async function readBody<Shape extends GenericSchema>(request: Request, shape: Shape): Promise<InferOutput<Shape>> {
  const body = await readJson(request);
  if (body === undefined) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  const parsed = safeParse(shape, body);
  if (parsed.success) return parsed.output;
  throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${parsed.issues[0].message}`);
}

async function bearer(auth: Auth, request: Request): Promise<SignedIn> {
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (given === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const reading = await auth.readBearer(given);
  if (reading.status === 'valid') {
    if (reading.who.role === 'authenticated') return reading.who;
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const reason = reading.status === 'expired' ? 'token has invalid claims: token is expired' : 'token is malformed';
  throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

function notEmulated(what: string): AuthError {
  return new AuthError(501, 'not_emulated', `The mock does not emulate ${what} yet`);
}

/** A refusal in the request's API version; a request without a version header gets the older form. */
function refusal(request: Request, { status, code, message, details }: AuthError): Response {
  const versioned = request.headers.get('x-supabase-api-version') === apiVersion;
  const body = versioned ? { code, message } : { code: status, error_code: code, msg: message };
  return Response.json(
    { ...body, ...details },
    { status, headers: { 'x-sb-error-code': code, ...(versioned && { 'x-supabase-api-version': apiVersion }) } },
  );
}
