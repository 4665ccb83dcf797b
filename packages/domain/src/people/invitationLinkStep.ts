/** Everything known so far about an invitation link that was opened. */
export interface InvitationLink {
  /** The token in the address; null or blank when the address has none. */
  readonly token: string | null;
  readonly signedIn: boolean;
  /** The answer of the look-up; null before it arrives. */
  readonly lookUp: { readonly found: boolean } | null;
  /** The answer of the acceptance; null before it arrives. */
  readonly acceptance: InvitationAcceptance | null;
}

export interface InvitationAcceptance {
  readonly success: boolean;
  /** The server's own words about a refusal; null when it gives none. */
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
 * The next step from an invitation link to a friendship. A link without a token is invalid; a signed-out reader signs
 * up first; then the app looks the invitation up and accepts it (PEOPLE-9).
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
