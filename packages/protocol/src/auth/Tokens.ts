import {
  email,
  type InferOutput,
  literal,
  number,
  object,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  union,
  unknown,
  uuid,
} from 'valibot';

const userClaims = object({
  iss: string(),
  sub: pipe(string(), uuid()),
  aud: literal('authenticated'),
  exp: number(),
  iat: number(),
  email: pipe(string(), email()),
  phone: string(),
  app_metadata: record(string(), unknown()),
  user_metadata: record(string(), unknown()),
  role: literal('authenticated'),
  aal: literal('aal1'),
  amr: unknown(),
  session_id: pipe(string(), uuid()),
  is_anonymous: literal(false),
});
const keyClaims = object({ role: picklist(['anon', 'service_role']), exp: number(), iat: number() });

/** The claims of a user's access token, as GoTrue writes them; `exp` and `iat` are seconds since 1970. */
export type Claims = InferOutput<typeof userClaims>;
/** The claims of a project key: a token for a role, without a user. */
type KeyClaims = InferOutput<typeof keyClaims>;

type TokenReading =
  | { readonly status: 'valid'; readonly claims: Claims | KeyClaims }
  | { readonly status: 'expired'; readonly claims: Claims | KeyClaims }
  | { readonly status: 'invalid' };

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const mostVerified = 500;

/** The project's access tokens: JWTs (HS256), signed with its secret. */
export class Tokens {
  /** The claim `iss`. */
  readonly issuer: string;
  readonly #secret: string;
  /** The latest verified tokens. Every request carries a token, and a verified signature need not be checked again. */
  readonly #verified = new Map<string, Promise<Claims | KeyClaims | null>>();
  #key: Promise<CryptoKey> | null = null;

  constructor(secret: string, issuer: string) {
    this.#secret = secret;
    this.issuer = issuer;
  }

  async sign(claims: Claims | KeyClaims): Promise<string> {
    const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    const signature = await crypto.subtle.sign(algorithm, await this.#importKey(), encoder.encode(signed));
    const token = `${signed}.${toBase64Url(new Uint8Array(signature))}`;
    // A token signed here needs no verification.
    this.#remember(token, Promise.resolve(claims));
    return token;
  }

  /**
   * A project key in the older form: a JWT for a role, valid for ten years. The service key bypasses every policy, so a
   * browser must never hold it.
   */
  signKey(role: KeyClaims['role']): Promise<string> {
    const iat = Date.parse('2026-08-01T10:00:00.000Z') / 1000;
    return this.sign({ role, iat, exp: iat + 10 * 365 * 86_400 });
  }

  /**
   * Reads a bearer token: its claims, or why it is not valid.
   *
   * @param now milliseconds since 1970
   * @param leewaySeconds how long after its expiry a token is still accepted
   */
  async read(token: string, now: number, leewaySeconds: number): Promise<TokenReading> {
    const claims = await this.#claimsOf(token);
    if (claims === null) return { status: 'invalid' };
    const expired = now / 1000 >= claims.exp + leewaySeconds;
    return { status: expired ? 'expired' : 'valid', claims };
  }

  #claimsOf(token: string): Promise<Claims | KeyClaims | null> {
    const known = this.#verified.get(token);
    if (known !== undefined) return known;
    const claims = this.#verify(token);
    this.#remember(token, claims);
    return claims;
  }

  #remember(token: string, claims: Promise<Claims | KeyClaims | null>): void {
    this.#verified.set(token, claims);
    const [oldest] = this.#verified.keys();
    if (oldest !== undefined && this.#verified.size > mostVerified) this.#verified.delete(oldest);
  }

  /** The claims of a token that was signed with our secret; null for any other token. */
  async #verify(token: string): Promise<Claims | KeyClaims | null> {
    const [header, payload, signature, ...rest] = token.split('.');
    if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return null;
    const bytes = fromBase64Url(signature);
    const json = fromBase64Url(payload);
    if (bytes === null || json === null) return null;
    const signed = encoder.encode(`${header}.${payload}`);
    if (!(await crypto.subtle.verify(algorithm, await this.#importKey(), bytes, signed))) return null;
    const parsed = safeParse(union([userClaims, keyClaims]), JSON.parse(new TextDecoder().decode(json)));
    return parsed.success ? parsed.output : null;
  }

  #importKey(): Promise<CryptoKey> {
    this.#key ??= crypto.subtle.importKey('raw', encoder.encode(this.#secret), algorithm, false, ['sign', 'verify']);
    return this.#key;
  }
}

function encode(value: object): string {
  return toBase64Url(encoder.encode(JSON.stringify(value)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
