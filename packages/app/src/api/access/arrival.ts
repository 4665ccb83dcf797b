import { paths } from '../../navigation/paths.ts';

/**
 * The code or the outcome that Google, or a link in a mail, puts into the address of the page. `code`: the page has to
 * exchange it for a session. `half-confirmed`: the user has opened the first of the two links of a change of e-mail
 * address. `expired`: the link no longer works. `cancelled` and `google-failed` come from Google; `failed` is a fault
 * of the server.
 */
export type Arrival = { readonly kind: 'code'; readonly code: string } | { readonly kind: 'half-confirmed' | Problem };

type Problem = 'expired' | 'cancelled' | 'google-failed' | 'failed';

/** The paths to which Google and the links in mails lead. At any other path, parameters of the same names mean nothing. */
const arrivalPaths: readonly string[] = [paths.root, paths.auth, paths.settings];
const halfConfirmed = 'Confirmation link accepted';
const ofAuthServer = ['code', 'error', 'error_code', 'error_description', 'message', 'sb'];

/**
 * Reads the auth server's code or outcome from the query or the fragment of an address; null for any other address.
 *
 * @param wentToGoogle whether this tab had gone to Google, which the address does not show
 */
export function readArrival({ pathname, searchParams, hash }: URL, wentToGoogle: boolean): Arrival | null {
  if (!arrivalPaths.includes(pathname)) return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const find = (name: string): string | null => searchParams.get(name) ?? fragment.get(name);
  const problem = find('error_code') ?? find('error');
  if (problem !== null) return { kind: kindOfProblem(problem, find('error_description') ?? '', wentToGoogle) };
  // Tokens in the fragment belong to a flow that this app does not use.
  if (fragment.has('access_token')) return { kind: 'failed' };
  if (find('message')?.startsWith(halfConfirmed) === true) return { kind: 'half-confirmed' };
  const code = searchParams.get('code');
  return code === null || code === '' ? null : { kind: 'code', code };
}

/**
 * Reads the auth server's code or outcome from the page's address and removes it there, so that no route keeps it and a
 * reload does not read it again. Call it before the router reads the address.
 */
export function takeArrival(
  { href }: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
  wentToGoogle: boolean,
): Arrival | null {
  const url = new URL(href);
  const arrival = readArrival(url, wentToGoogle);
  if (arrival === null) return null;
  for (const name of ofAuthServer) url.searchParams.delete(name);
  url.hash = '';
  history.replaceState(history.state, '', url);
  return arrival;
}

function kindOfProblem(code: string, description: string, wentToGoogle: boolean): Problem {
  // Older servers have no code for a link that no longer works, only a message.
  if (/^otp_expired$|^flow_state_/.test(code) || /\blink is invalid or has expired\b/i.test(description))
    return 'expired';
  if (!wentToGoogle) return 'failed';
  return code === 'access_denied' ? 'cancelled' : 'google-failed';
}
