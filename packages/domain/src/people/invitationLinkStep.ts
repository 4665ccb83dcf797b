/** All that is known so far of an invitation link that was opened. */
export interface InvitationLink {
  /** The token of the address; null or blank where the address has none. */
  readonly token: string | null;
  readonly signedIn: boolean;
  /** The answer of the look-up; null before it came. */
  readonly lookUp: { readonly found: boolean } | null;
  /** The answer of the acceptance; null before it came. */
  readonly acceptance: InvitationAcceptance | null;
}

export interface InvitationAcceptance {
  readonly success: boolean;
  /** The server's own words about a refusal; null where it has none. */
  readonly message: string | null;
  readonly friendName: string | null;
}

/** What the invitation screen does or shows next. */
export type InvitationLinkStep =
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'sign-up'; readonly token: string }
  | { readonly kind: 'look-up'; readonly token: string }
  | { readonly kind: 'invalid-or-expired' }
  | { readonly kind: 'accept'; readonly token: string }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'welcome'; readonly friendName: string | null };

/**
 * What comes next on the way from an invitation link to a friendship: a link without token is invalid, a signed-out reader signs
 * up first, then the invitation is looked up, then accepted (PEOPLE-9).
 *
 * @example
 * invitationLinkStep({ token: null, signedIn: true, lookUp: null, acceptance: null }); // { kind: 'invalid-link' }
 * invitationLinkStep({ token: 't', signedIn: false, lookUp: null, acceptance: null }); // { kind: 'sign-up', token: 't' }
 */
export function invitationLinkStep(link: InvitationLink): InvitationLinkStep {
  const token = link.token?.trim() ?? '';
  if (token === '') return { kind: 'invalid-link' };
  if (!link.signedIn) return { kind: 'sign-up', token };
  if (link.lookUp === null) return { kind: 'look-up', token };
  if (!link.lookUp.found) return { kind: 'invalid-or-expired' };
  if (link.acceptance === null) return { kind: 'accept', token };
  if (!link.acceptance.success) return { kind: 'refused', message: link.acceptance.message };
  return { kind: 'welcome', friendName: link.acceptance.friendName };
}
