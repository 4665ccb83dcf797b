import {
  type AcceptInvitationRequest,
  type AcceptInvitationSecureRequest,
  type InvitationByTokenRequest,
  parseInvitationAcceptance,
  parseInvitationByToken,
  type SendInvitationRequest,
  toInvitation,
} from '@tribunen/contract';
import {
  type FoundInvitation,
  type Invitation,
  type InvitationAcceptance,
  normaliseEmail,
  pendingInvitations,
  type UserId,
  type UtcInstant,
} from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { callFunction, FunctionError } from './functions/callFunction.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { subscribeToOwnRows } from './realtime/subscribeToOwnRows.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { readAllRows } from './tables/readAllRows.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'invitations';

/** Invitations to be friends. */
export const invitationsApi = new ApiPart((access) => {
  const { tables, functions } = access;

  const sendInvitation = async (asked: SendInvitationRequest): Promise<void> => {
    // The mail is in the sender's language, because the recipient's is unknown.
    await callFunction(functions, 'send-invitation', { ...asked, language: access.address.language?.() });
  };

  return {
    /**
     * The pending invitations to the spectator's address, newest first (PEOPLE-7). A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async received(email: string, now: UtcInstant): Promise<readonly Invitation[]> {
      const pending = () =>
        tables
          .from(table)
          .select('*')
          .eq('recipient_email', normaliseEmail(email))
          .eq('status', 'pending')
          .gt('expires_at', now)
          .order('created_at', { ascending: true })
          .order('id', { ascending: true });
      return pendingInvitations(parseRows(await readAllRows(table, pending), toInvitation), email, now);
    },

    /**
     * Accepts the invitation with this token, which makes the spectator and the sender friends.
     *
     * @returns the sender's name; null when the sender has none
     * @throws FunctionError with the server's message, even when the refusal has status 200; ContractError
     */
    async accept(token: string): Promise<string | null> {
      const name = 'accept-invitation';
      const asked: AcceptInvitationRequest = { token };
      const answer = parseInvitationAcceptance(name, await callFunction(functions, name, asked));
      const { success, message, friendName } = answer;
      if (success) return friendName;
      const refused = { status: 200, retryAfterMs: null, serverMessage: message };
      throw new FunctionError(name, message ?? 'the invitation is not accepted', refused);
    },

    /**
     * Declines the invitation with this token.
     *
     * @returns false when the invitation has been answered already, or was not sent to the spectator
     * @throws TableError
     */
    async decline(token: string): Promise<boolean> {
      const declined = tables.from(table).update({ status: 'declined' }).eq('token', token).select('id');
      return (await readRows(table, declined.throwOnError())).length > 0;
    },

    /**
     * Invites the person with this e-mail address.
     *
     * @throws FunctionError
     */
    send: (recipientEmail: string): Promise<void> => sendInvitation({ recipientEmail: recipientEmail.trim() }),

    /**
     * Invites a user whose address the spectator does not know.
     *
     * @throws FunctionError
     */
    sendTo: (recipientId: UserId): Promise<void> => sendInvitation({ recipientId }),

    /**
     * The invitation behind a link, which a visitor can look up too; null when there is none, or it has expired.
     *
     * @throws TableError, ContractError
     */
    async lookUp(token: string): Promise<FoundInvitation | null> {
      const procedure = 'get_invitation_by_token_secure';
      const asked: InvitationByTokenRequest = { invitation_token: token };
      return parseInvitationByToken(await readRows(procedure, tables.rpc(procedure, asked).throwOnError()));
    },

    /**
     * Accepts the invitation behind a link. It returns a refusal, with the server's message, instead of throwing it.
     *
     * @throws TableError, ContractError
     */
    async acceptByToken(token: string): Promise<InvitationAcceptance> {
      const procedure = 'accept_invitation_secure_v2';
      const asked: AcceptInvitationSecureRequest = { invitation_token: token };
      const rows = await readRows(procedure, tables.rpc(procedure, asked).throwOnError());
      return parseInvitationAcceptance(procedure, rows);
    },

    /**
     * Listens to new invitations to a user, and to those that another tab has answered, but not to deletions.
     *
     * @returns a function that ends the subscription
     */
    subscribeToInvitations: (
      { id, email }: { readonly id: string; readonly email: string },
      listener: RowsListener<Invitation>,
    ): (() => void) =>
      subscribeToOwnRows(
        lineOf(access),
        id,
        { table, filters: [`recipient_email=eq.${normaliseEmail(email)}`], translate: toInvitation },
        {
          onUp: () => listener.onUp(),
          onDown: (reason) => listener.onDown(reason),
          onChange: (change) => {
            // The user's own topic also delivers the invitations that they have sent.
            const isSent = change.type !== 'DELETE' && change.value.recipientEmail !== normaliseEmail(email);
            if (!isSent) listener.onChange(change);
          },
        },
      ),
  };
});

export type InvitationsApi = ReturnType<typeof invitationsApi.of>;
