import { invitationParameter, paths, returnParameter } from './paths.ts';

/** The mode in which the sign-in screen opens. `expired-link`: the link of a mail was used before, or is too old. */
export type AuthMode = 'sign-in' | 'sign-up' | 'recover' | 'expired-link';

/** The parts of the sign-in address that go with the spectator from one mode to the next. */
export interface AuthAddress {
  readonly mode: AuthMode;
  /** The token of a friend's invitation; null without one. */
  readonly invitation: string | null;
  /** The address to which a sign-in leads, unchecked; null for the first screen. */
  readonly next: string | null;
}

/** The parameter of each mode but the first. Its value is `true`. */
const modeParameters = { 'sign-up': 'signup', recover: 'recover', 'expired-link': 'expired' } as const;

/** Reads the query of `/auth`. */
export function readAuthAddress(search: URLSearchParams): AuthAddress {
  const is = (mode: keyof typeof modeParameters): boolean => search.get(modeParameters[mode]) === 'true';
  const mode = is('sign-up') ? 'sign-up' : is('recover') ? 'recover' : is('expired-link') ? 'expired-link' : 'sign-in';
  const invitation = search.get(invitationParameter);
  return { mode, invitation: invitation === '' ? null : invitation, next: search.get(returnParameter) };
}

/** The address of the sign-in in another mode, with the same invitation and address to return to. */
export function authHref({ mode, invitation, next }: AuthAddress): string {
  const search = new URLSearchParams();
  if (mode !== 'sign-in') search.set(modeParameters[mode], 'true');
  return withCarried(paths.auth, search, { invitation, next });
}

/**
 * The site's root with the invitation and the address to return to. Google, and the link that confirms a new account,
 * lead there; the root redirects.
 */
export function rootHref(carried: Carried): string {
  return withCarried(paths.root, new URLSearchParams(), carried);
}

type Carried = Pick<AuthAddress, 'invitation' | 'next'>;

function withCarried(path: string, search: URLSearchParams, { invitation, next }: Carried): string {
  if (invitation !== null) search.set(invitationParameter, invitation);
  if (next !== null) search.set(returnParameter, next);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The address to which a sign-in leads: its invitation, or otherwise the screen on which it began. */
export function afterSignIn({ invitation, next }: AuthAddress, safe: (next: string | null) => string): string {
  if (invitation === null) return safe(next);
  return `${paths.acceptInvitation}?${new URLSearchParams({ token: invitation })}`;
}
