import type { InvitationAnswer, Invitation } from '@tribunen/domain';
import { type InvitationsView, toast, useWords } from '@tribunen/ui';
import { invitationsBackend } from '../../backend/invitationsBackend.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useKnownProfiles } from '../../data/people/useProfiles.ts';
import { receivedInvitationsQuery, useWaitingInvitations } from '../../data/people/useWaitingInvitations.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { toInvitationsView } from './toInvitationsView.ts';

/** The invitation that was to be declined has been answered elsewhere. */
class AlreadyAnswered extends Error {}

/** The invitations that wait for the spectator, with their callbacks: accept and decline. */
export function useInvitationsView(user: SignedInUser): InvitationsView {
  const services = useServices();
  const backend = useBackend(invitationsBackend);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const waiting = useWaitingInvitations(user);
  const senders = useKnownProfiles(user.id, new Set(waiting?.map(({ senderId }) => senderId)));
  const answer = useChange<readonly Invitation[], InvitationAnswer>({
    query: receivedInvitationsQuery(backend, user, () => instantNow(services)),
    call: async ({ token, answer: given }) => {
      if (given === 'accepted') await backend.accept(token);
      else if (!(await backend.decline(token))) throw new AlreadyAnswered();
    },
    onDone: ({ answer: given }) => {
      toast.success({
        title: t(($) => $.profile.invitations[given].title),
        text: t(($) => $.profile.invitations[given].text),
      });
    },
    onFailed: (error) => {
      const message = error instanceof AlreadyAnswered ? t(($) => $.profile.invitations.answered) : whyOf(error);
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.profile.invitations.failed, { message }),
      });
    },
  });
  return toInvitationsView({ waiting, senders, answer });
}
