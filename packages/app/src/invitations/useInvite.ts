import type { UserId } from '@tribunen/domain';
import { prepareToasts, toast, useWords } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendFailure } from '../backend/BackendFailure.ts';
import { invitationsBackend } from '../backend/invitationsBackend.ts';
import { useBackend } from '../services/useBackend.ts';

/** Who is invited to be a friend. */
export type Invited =
  | { readonly kind: 'email'; readonly email: string }
  /** The author of a message, whose address the spectator does not know; `name` is for the toast. */
  | { readonly kind: 'spectator'; readonly id: UserId; readonly name: string };

interface Invite {
  /** Whether an invitation is being sent; another one waits. */
  readonly isSending: boolean;
  /** Sends an invitation. Toasts tell how it went. */
  send(invited: Invited, onSent?: () => void): void;
}

/**
 * Invites somebody to be a friend. The server refuses whoever is a friend or invited already; a toast has its words.
 *
 * @example
 * const invite = useInvite();
 * invite.send({ kind: 'spectator', id: author.id, name: author.name });
 */
export function useInvite(): Invite {
  const backend = useBackend(invitationsBackend);
  const { t } = useWords();
  // Without a network an invitation fails, and the toast that says so must be there already.
  useEffect(() => prepareToasts(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (invited: Invited) =>
      invited.kind === 'email' ? backend.send(invited.email) : backend.sendTo(invited.id),
    onSuccess: (_answer, invited) => {
      const to = invited.kind === 'email' ? invited.email.trim() : invited.name;
      toast.success({
        title: t(($) => $.friends.invite.sent.title),
        text: t(($) => $.friends.invite.sent.text, { to }),
      });
    },
    onError: (error) => {
      console.error('An invitation was not sent', error);
      const words = error instanceof BackendFailure ? error.serverMessage : null;
      toast.failure({ title: t(($) => $.primitives.failed), text: words ?? t(($) => $.friends.invite.failed) });
    },
  });
  return {
    isSending: isPending,
    send: (invited, onSent) => {
      if (!isPending) mutate(invited, { onSuccess: () => onSent?.() });
    },
  };
}
