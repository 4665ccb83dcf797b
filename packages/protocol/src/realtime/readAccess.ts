import type { Auth } from '../auth/Auth.ts';
import { anonymous, type Who } from '../gateway/who.ts';

/** Reads which user or role a bearer token identifies. */
export type BearerReader = Pick<Auth, 'readBearer'>;

/** Why a token is refused: the reason that a refused join gives, and the message that ends an open channel. */
interface TokenFault {
  readonly refusal: string;
  readonly ending: string;
}

/**
 * Reads which user a channel belongs to.
 *
 * @param accessToken the client's token; null if the client sent none, and then the socket's key is used
 * @param now milliseconds since 1970
 */
export async function readAccess(
  auth: BearerReader,
  accessToken: string | null,
  apiKey: string | null,
  now: number,
): Promise<Who | TokenFault> {
  const shown = accessToken ?? apiKey;
  if (shown === null) return anonymous;
  const reading = await auth.readBearer(shown);
  if (reading.status === 'valid') return reading.who;
  if (reading.status === 'expired') {
    const ending = expiredWords(reading.expiredAt, now);
    return { refusal: `InvalidJWTToken: ${ending}`, ending };
  }
  // Any key is accepted. A key that is not a JWT of the project means a visitor.
  if (shown === apiKey) return anonymous;
  if (shown.split('.').length === 3) {
    return { refusal: 'JwtSignatureError: Failed to validate JWT signature', ending: ':signature_error' };
  }
  const ending = 'The token provided is not a valid JWT';
  return { refusal: `MalformedJWT: ${ending}`, ending };
}

/** @param expiredAt milliseconds since 1970 */
export function expiredWords(expiredAt: number, now: number): string {
  return `Token has expired ${Math.ceil((now - expiredAt) / 1000)} seconds ago`;
}
