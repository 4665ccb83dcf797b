import { AuthError } from './AuthError.ts';

/**
 * The PKCE challenge of a request in its stored form, `s256:…` or `plain:…`; null for the implicit flow.
 *
 * @throws {AuthError} validation_failed, when the challenge or its method is missing or not valid
 */
export function readChallenge(challenge: string | null, method: string | null): string | null {
  if (challenge === null && method === null) return null;
  const known = /^(s256|plain)$/i.exec(method ?? '')?.[1]?.toLowerCase();
  if (known === undefined || challenge === null || !/^[\w.~-]{43,128}$/.test(challenge)) {
    throw new AuthError(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge, and a challenge of 43 to 128 characters',
    );
  }
  return `${known}:${challenge}`;
}

/** Whether a verifier belongs to the stored challenge (RFC 7636, section 4.6). */
export async function answersChallenge(kept: string, verifier: string): Promise<boolean> {
  const [method, challenge] = [kept.slice(0, kept.indexOf(':')), kept.slice(kept.indexOf(':') + 1)];
  if (method === 'plain') return verifier === challenge;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === challenge;
}
