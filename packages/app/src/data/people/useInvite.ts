import type { UserId } from '@tribunen/domain';
import { prepareToasts, toast, useWords } from '@tribunen/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { invitationsApi } from '../../api/invitationsApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';
import { useUserId } from '../../services/useSession.ts';

/** The person who is invited to be a friend. */
export type Invited =
  | { readonly kind: 'email'; readonly email: string }
  /** The author of a message, whose e-mail address the spectator does not know. The toast says `name`. */
  | { readonly kind: 'spectator'; readonly id: UserId; readonly name: string };

export interface Invite {
  /** Whether an invitation is being sent. Until it is, `send` does nothing. */
  readonly isSending: boolean;
  /** Sends an invitation. A toast shows whether it was sent. */
  send(invited: Invited, onSent?: () => void): void;
  /** Whether this page has invited a user, or the server has answered that they are invited already. */
  isInvited(id: UserId): boolean;
}

const nobody: ReadonlySet<UserId> = new Set();
/** The status of the server's answer for a person who is a friend or invited already. */
const conflict = 409;
/** The status of the server's answer for a sender whom an administrator has shut out of writing. */
const forbidden = 403;
/** The status of the server's answer for a sender who has sent too many invitations today. */
const tooManyRequests = 429;

/**
 * Invites people to be friends. When the server refuses, a toast says that the person is a friend or invited already.
 * A shut-out spectator reads that they are shut out. For other refusals the toast says that the invitation was not sent,
 * followed by the server's message, which is marked as English.
 */
export function useInvite(): Invite {
  const api = useApi(invitationsApi);
  const { t } = useWords();
  // The code of toasts is loaded late. An invitation that fails without a network needs it loaded already.
  useEffect(() => prepareToasts(), []);
  const queryClient = useQueryClient();
  const queryKey = privateKey(useUserId() ?? '', 'invited');
  // The invited users are remembered only by this page, because an invitation can be declined, or expire.
  const { data: invitedIds } = useQuery({
    queryKey,
    queryFn: () => nobody,
    initialData: nobody,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const remember = (invited: Invited): void => {
    if (invited.kind !== 'spectator') return;
    queryClient.setQueryData(queryKey, (before: ReadonlySet<UserId> = nobody) => new Set([...before, invited.id]));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (invited: Invited) => (invited.kind === 'email' ? api.send(invited.email) : api.sendTo(invited.id)),
    onSuccess: (_answer, invited) => {
      remember(invited);
      toast.success({
        title: t(($) => $.friends.invite.sent.title),
        text: t(($) => $.friends.invite.sent.text, { to: nameOf(invited) }),
      });
    },
    onError: (error, invited) => {
      const title = t(($) => $.primitives.failed);
      if (error instanceof BackendFailure && error.status === conflict) {
        remember(invited);
        toast.failure({ title, text: t(($) => $.friends.invite.already, { to: nameOf(invited) }) });
        return;
      }
      if (error instanceof BackendFailure && error.status === forbidden) {
        toast.failure({ title, text: t(($) => $.friends.invite.shutOut) });
        return;
      }
      console.error('An invitation was not sent', error);
      const refused = error instanceof BackendFailure ? error : null;
      const text = refused?.status === tooManyRequests ? t(($) => $.forms.tooMany) : t(($) => $.friends.invite.failed);
      const quote = refused?.serverMessage ?? null;
      toast.failure({ title, text, ...(quote !== null && { quote }) });
    },
  });
  return {
    isSending: isPending,
    send: (invited, onSent) => {
      if (!isPending) mutate(invited, { onSuccess: () => onSent?.() });
    },
    isInvited: (id) => invitedIds.has(id),
  };
}

function nameOf(invited: Invited): string {
  return invited.kind === 'email' ? invited.email.trim() : invited.name;
}
