/** The key and the token with which a request to the backend is sent. */
export interface Authorisation {
  readonly anonKey: string;
  /** The access token of the signed-in user; null for a visitor. */
  readonly token: string | null;
  /** Whether the key is sent as the token when nobody is signed in. Functions accept a key only if it is a token. */
  readonly keyAsToken: boolean;
}

/** Whether a project's key is also a token. The keys of newer projects are not. */
export function isToken(anonKey: string): boolean {
  return !anonKey.startsWith('sb_');
}

/**
 * Adds the project's key and the session's token to the headers of a request, and returns the headers.
 *
 * @example
 * authorise(new Headers(), { anonKey: 'key', token: null, keyAsToken: true }).get('authorization'); // 'Bearer key'
 */
export function authorise(headers: Headers, { anonKey, token, keyAsToken }: Authorisation): Headers {
  headers.set('apikey', anonKey);
  const bearer = token ?? (keyAsToken ? anonKey : null);
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
}
