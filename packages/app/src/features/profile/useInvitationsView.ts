import type { InvitationAnswer, Invitation } from '@tribunen/domain';
import { type InvitationsView, toast, useWords } from '@tribunen/ui';
import { invitationsApi } from '../../api/invitationsApi.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useKnownProfiles } from '../../data/people/useProfiles.ts';
import { receivedInvitationsQuery, useWaitingInvitations } from '../../data/people/useWaitingInvitations.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { toInvitationsView } from './toInvitationsView.ts';

/** Thrown when the invitation to decline has been answered elsewhere. */
class AlreadyAnswered extends Error {}

/** The invitations that wait for the spectator, with their callbacks: accept and decline. */
export function useInvitationsView(user: SignedInUser): InvitationsView {
  const services = useServices();
  const api = useApi(invitationsApi);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const today = useToday();
  const waiting = useWaitingInvitations(user);
  const senders = useKnownProfiles(user.id, new Set(waiting?.map(({ senderId }) => senderId)));
  const answer = useChange<readonly Invitation[], InvitationAnswer>({
    query: receivedInvitationsQuery(api, user, () => instantNow(services)),
    call: async ({ token, answer: given }) => {
      if (given === 'accepted') await api.accept(token);
      else if (!(await api.decline(token))) throw new AlreadyAnswered();
    },
    onDone: ({ answer: given }) => {
      toast.success({
        title: t(($) => $.profile.invitations[given].title),
        text: t(($) => $.profile.invitations[given].text),
      });
    },
    onFailed: (error) => {
      const message = error instanceof AlreadyAnswered ? t(($) => $.invitation.refused.answered) : whyOf(error);
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.profile.invitations.failed, { message }),
      });
    },
  });
  return toInvitationsView({ waiting, senders, today, answer });
}
