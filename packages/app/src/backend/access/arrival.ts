import { paths } from '../../navigation/paths.ts';

/**
 * What the address brings from elsewhere when the page is opened: from Google, or from a link in a mail. `code` has to be exchanged for a
 * session. `half-confirmed` is the first of the two links of a change of e-mail address. `cancelled` and `failed` are Google's: a link only
 * ever is `expired`.
 */
export type Arrival =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'half-confirmed' | 'expired' | 'cancelled' | 'failed' };

/** Where the links in mails lead, and Google; at any other address, parameters of the same names mean nothing. */
const places: readonly string[] = [paths.root, paths.auth, paths.settings];
const halfConfirmed = 'Confirmation link accepted';
const ofAuthServer = ['code', 'error', 'error_code', 'error_description', 'message', 'sb'];

/**
 * Reads what an address brings from the auth server, in its query or its fragment; null for any other address.
 *
 * @example
 * readArrival(new URL('https://tribunen.example/auth?code=3f0c')); // { kind: 'code', code: '3f0c' }
 * readArrival(new URL('https://tribunen.example/auth#error=access_denied&error_code=otp_expired')); // { kind: 'expired' }
 */
export function readArrival({ pathname, searchParams, hash }: URL): Arrival | null {
  if (!places.includes(pathname)) return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const find = (name: string): string | null => searchParams.get(name) ?? fragment.get(name);
  const problem = find('error_code') ?? find('error');
  if (problem !== null) return { kind: kindOfProblem(problem) };
  // Tokens in the fragment are of another flow than this app's, and open no session.
  if (fragment.has('access_token')) return { kind: 'failed' };
  if (find('message')?.startsWith(halfConfirmed) === true) return { kind: 'half-confirmed' };
  const code = searchParams.get('code');
  return code === null || code === '' ? null : { kind: 'code', code };
}

/**
 * Reads what the page's address brings and removes it there, so that no route keeps it and no reload brings it again. To be called before the
 * router reads the address.
 */
export function takeArrival(
  { href }: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): Arrival | null {
  const url = new URL(href);
  const arrival = readArrival(url);
  if (arrival === null) return null;
  for (const name of ofAuthServer) url.searchParams.delete(name);
  url.hash = '';
  history.replaceState(history.state, '', url);
  return arrival;
}

function kindOfProblem(code: string): 'expired' | 'cancelled' | 'failed' {
  if (/^otp_expired$|^flow_state_/.test(code)) return 'expired';
  return code === 'access_denied' ? 'cancelled' : 'failed';
}
