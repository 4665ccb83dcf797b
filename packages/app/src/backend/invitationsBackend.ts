import type { FoundInvitation, Invitation, InvitationAcceptance, UserId, UtcInstant } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { acceptInvitation } from './functions/accept-invitation.ts';
import { sendInvitation } from './functions/send-invitation.ts';
import { subscribeToInvitations } from './realtime/invitations.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { acceptInvitationByToken } from './rpc/accept_invitation_secure_v2.ts';
import { getInvitationByToken } from './rpc/get_invitation_by_token_secure.ts';
import { declineInvitation, selectPendingInvitations } from './tables/invitations.ts';

/** What invitations to be friends ask of the backend. */
export interface InvitationsBackend {
  /** The pending invitations to the spectator's address, newest first. */
  received(email: string, now: UtcInstant): Promise<readonly Invitation[]>;
  /** Answers the sender's name. Throws when the server does not accept it, with the server's words. */
  accept(token: string): Promise<string | null>;
  /** Answers false when there was nothing to decline: the invitation is answered already. */
  decline(token: string): Promise<boolean>;
  send(recipientEmail: string): Promise<void>;
  /** Invites somebody whose address the spectator does not know. */
  sendTo(recipient: UserId): Promise<void>;
  /** The invitation in a link, also for a visitor; null when there is none, or it has expired. */
  lookUp(token: string): Promise<FoundInvitation | null>;
  /** Accepts the invitation in a link. A refusal is an answer, with the server's words. */
  acceptByToken(token: string): Promise<InvitationAcceptance>;
  /** Listens to the invitations to an address. Only one on a page: the channel has one name. Returns what ends it. */
  subscribeToInvitations(email: string, listener: RowsListener<Invitation>): () => void;
}

export const invitationsBackend = new BackendPart<InvitationsBackend>((access) => {
  const { tables, functions } = access;
  return {
    received: (email, now) => selectPendingInvitations(tables, email, now),
    accept: (token) => acceptInvitation(functions, token),
    decline: (token) => declineInvitation(tables, token),
    send: (recipientEmail) => sendInvitation(functions, { recipientEmail: recipientEmail.trim() }),
    sendTo: (recipientId) => sendInvitation(functions, { recipientId }),
    lookUp: (token) => getInvitationByToken(tables, token),
    acceptByToken: (token) => acceptInvitationByToken(tables, token),
    subscribeToInvitations: (email, listener) => subscribeToInvitations(socketOf(access), email, listener),
  };
});
