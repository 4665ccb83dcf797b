import { toInvitation } from '@tribunen/contract';
import { type Invitation, normaliseEmail } from '@tribunen/domain';
import type { RealtimeSocket } from './RealtimeSocket.ts';
import { type RowsListener, subscribeToRows } from './subscribeToRows.ts';

const table = 'invitations';

/**
 * Listens to every change of the invitations to an e-mail address: one is sent, or answered in another tab. One that is deleted is not heard of.
 *
 * @returns what ends it.
 */
export function subscribeToInvitations(
  socket: RealtimeSocket,
  email: string,
  listener: RowsListener<Invitation>,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel: table,
      table,
      event: '*',
      filter: `recipient_email=eq.${normaliseEmail(email)}`,
      translate: toInvitation,
    },
    listener,
  );
}
