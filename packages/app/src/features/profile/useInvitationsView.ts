import { useQueries } from '@tanstack/react-query';
import type { InvitationAnswer, Invitation, Profile, UserId } from '@tribunen/domain';
import { type InvitationsView, toast, useWords } from '@tribunen/ui';
import { invitationsBackend } from '../../backend/invitationsBackend.ts';
import { profileBackend } from '../../backend/profileBackend.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { privateKey } from '../../services/privateKey.ts';
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
  const senders = useSenders(user.id, waiting);
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

/** The loaded profiles, by sender; null for a sender without a profile, or whose profile could not be loaded. */
function useSenders(userId: string, waiting: readonly Invitation[] | null): ReadonlyMap<UserId, Profile | null> {
  const backend = useBackend(profileBackend);
  const ids = [...new Set(waiting?.map(({ senderId }) => senderId))];
  // Each sender has a query of their own, so that a known name stays when the other senders change.
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: privateKey(userId, 'sender', id),
      queryFn: async () => {
        return (await backend.profiles([id])).get(id) ?? null;
      },
      retry: false,
      staleTime: 5 * 60_000,
    })),
  });
  return new Map(
    ids.flatMap((id, place): [UserId, Profile | null][] => {
      const answer = answers[place];
      if (answer?.data !== undefined) return [[id, answer.data]];
      return answer?.isError === true ? [[id, null]] : [];
    }),
  );
}
