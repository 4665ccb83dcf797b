import type { InvitationLinkStep } from '@tribunen/domain';
import { acceptanceRefusalOf } from '@tribunen/contract';
import type { AcceptInvitationView, InvitationFailure, Words } from '@tribunen/ui';
import { paths } from '../../navigation/paths.ts';

/** The reader of an invitation's link, and what they can do. */
export interface InvitationReader {
  readonly own: { readonly name: string; readonly email: string };
  onRetry(): void;
  onChangeAccount(): void;
}

/**
 * The view of an invitation's link.
 *
 * @param opened the step that the link has reached; `error` when the server was not reached
 */
export function toAcceptInvitationView(
  opened: InvitationLinkStep | { readonly kind: 'error' },
  { own, onRetry, onChangeAccount }: InvitationReader,
  words: Pick<Words, 't'>,
): AcceptInvitationView {
  const homeHref = paths.results;
  switch (opened.kind) {
    case 'sign-up':
    case 'look-up':
    case 'accept':
      return { status: 'processing' };
    case 'invalid-link':
    case 'invalid-or-expired':
    case 'own':
      return { status: opened.kind, homeHref };
    case 'somebody-elses':
      return {
        status: 'somebody-elses',
        maskedEmail: opened.maskedRecipient,
        ownEmail: own.email,
        onChangeAccount,
        homeHref,
      };
    case 'answered':
      return opened.answer === 'accepted'
        ? { status: 'accepted-before', inviter: opened.senderName, homeHref }
        : { status: 'declined-before', homeHref };
    case 'refused':
      return { status: 'error', failure: failureOf(opened.message, words), onRetry, homeHref };
    case 'error':
      return { status: 'error', failure: { kind: 'unexpected' }, onRetry, homeHref };
    case 'welcome':
      return { status: 'welcome', ownName: own.name, friendName: opened.friendName };
  }
}

function failureOf(message: string | null, { t }: Pick<Words, 't'>): InvitationFailure {
  const refusal = acceptanceRefusalOf(message);
  if (refusal !== null) {
    const why = t(($) => $.invitation.refused[refusal]);
    return { kind: 'reason', text: t(($) => $.profile.invitations.failed, { message: why }) };
  }
  return message === null ? { kind: 'not-accepted' } : { kind: 'message', text: message };
}
