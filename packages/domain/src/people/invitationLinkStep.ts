/**
 * The standing of an invitation for the user who opens its link. Only the user to whom it was sent learns how it was
 * answered (PEOPLE-17).
 */
export type InvitationStanding = 'own' | 'somebody-elses' | 'pending' | 'accepted' | 'declined';

/** The server's answer about the invitation of a link. The server does not find an expired invitation. */
export interface FoundInvitation {
  /** The sender's name; null when the sender has none. */
  readonly senderName: string | null;
  /** Null when the server does not say, as to a signed-out reader. */
  readonly standing: InvitationStanding | null;
  /** The address to which it was sent, masked by ACCOUNT-11; null when the server does not say. */
  readonly maskedRecipient: string | null;
}

/** Everything known so far about an invitation link that was opened. */
export interface InvitationLink {
  /** The token exactly as it is in the address; null or blank when the address has none. */
  readonly token: string | null;
  readonly signedIn: boolean;
  /** The answer of the look-up; null before it arrives. */
  readonly lookUp: { readonly found: FoundInvitation | null } | null;
  /** The answer of the acceptance; null before it arrives. */
  readonly acceptance: InvitationAcceptance | null;
}

export interface InvitationAcceptance {
  readonly success: boolean;
  /** The server's own words about a refusal; null when it gives none. */
  readonly message: string | null;
  readonly friendName: string | null;
}

/** The next step of the invitation screen. */
export type InvitationLinkStep =
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'sign-up'; readonly token: string }
  | { readonly kind: 'look-up'; readonly token: string }
  | { readonly kind: 'invalid-or-expired' }
  | { readonly kind: 'own' }
  | { readonly kind: 'somebody-elses'; readonly maskedRecipient: string | null }
  | { readonly kind: 'answered'; readonly answer: 'accepted' | 'declined'; readonly senderName: string | null }
  | { readonly kind: 'accept'; readonly token: string }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'welcome'; readonly friendName: string | null };

/**
 * The next step from an invitation link to a friendship. A link without a token, or with control characters in it, is
 * invalid; a signed-out reader signs up first; then the app looks the invitation up and accepts it (PEOPLE-9). It does
 * not accept an invitation that is the reader's own, was sent to somebody else or is answered (PEOPLE-18).
 */
export function invitationLinkStep(link: InvitationLink): InvitationLinkStep {
  const token = link.token?.trim() ?? '';
  if (token === '' || /\p{Cc}/u.test(token)) return { kind: 'invalid-link' };
  if (!link.signedIn) return { kind: 'sign-up', token };
  if (link.acceptance !== null) return stepAfter(link.acceptance);
  if (link.lookUp === null) return { kind: 'look-up', token };
  return link.lookUp.found === null ? { kind: 'invalid-or-expired' } : stepTo(link.lookUp.found, token);
}

function stepTo({ standing, senderName, maskedRecipient }: FoundInvitation, token: string): InvitationLinkStep {
  switch (standing) {
    case 'own':
      return { kind: 'own' };
    case 'somebody-elses':
      return { kind: 'somebody-elses', maskedRecipient };
    case 'accepted':
    case 'declined':
      return { kind: 'answered', answer: standing, senderName };
    case 'pending':
    case null:
      return { kind: 'accept', token };
  }
}

function stepAfter({ success, message, friendName }: InvitationAcceptance): InvitationLinkStep {
  return success ? { kind: 'welcome', friendName } : { kind: 'refused', message };
}
