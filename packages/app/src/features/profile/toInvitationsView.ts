import { type Invitation, type InvitationAnswer, inviterName, type OsloDay } from '@tribunen/domain';
import type { InvitationsView } from '@tribunen/ui';
import type { KnownProfiles } from '../../data/people/ProfileBook.ts';

interface InvitationsParts {
  /** Null until they are loaded. */
  readonly waiting: readonly Invitation[] | null;
  /** The answers about the senders. */
  readonly senders: KnownProfiles;
  readonly today: OsloDay;
  answer(given: InvitationAnswer): void;
}

/** The invitations as the screen shows them. An invitation appears once its sender's profile is loaded. */
export function toInvitationsView({ waiting, senders, today, answer }: InvitationsParts): InvitationsView {
  if (waiting === null) return { status: 'loading' };
  const named = waiting.flatMap(({ id, senderId, createdAt }) => {
    const sender = senders.get(senderId);
    return sender === undefined
      ? []
      : [{ id, sender: inviterName(typeof sender === 'string' ? null : sender), createdAt }];
  });
  if (named.length === 0 && waiting.length > 0) return { status: 'loading' };
  const answerTo = (id: string, given: InvitationAnswer['answer']): void => {
    const token = waiting.find((invitation) => invitation.id === id)?.token;
    if (token !== undefined) answer({ token, answer: given });
  };
  return {
    status: 'ready',
    invitations: named,
    today,
    onAccept: (id) => answerTo(id, 'accepted'),
    onDecline: (id) => answerTo(id, 'declined'),
  };
}
