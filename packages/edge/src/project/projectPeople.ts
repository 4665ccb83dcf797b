import { acceptInvitationSecureAnswer, exportMyDataAnswer } from '@tribunen/contract';
import { SHUT_OUT, TOO_FAST } from '@tribunen/domain';
import { array, boolean, nullable, object, parse, string } from 'valibot';
import type { Accounts } from '../data/Accounts.ts';
import type { Invitations } from '../data/Invitations.ts';
import { type Rest, RestError } from './Rest.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const found = array(object({ id: string(), email: string() }));
const named = object({ name: nullable(string()) });
/** The codes with which the database refuses an invitation. */
const refusals = new Map<string | null, 'already-invited' | 'shut-out'>([
  ['PT409', 'already-invited'],
  [SHUT_OUT, 'shut-out'],
]);

/** The project's accounts, through database functions that only the service key may call. */
export function projectAccounts(rest: Rest): Accounts {
  const find = async (of: { readonly account: string } | { readonly address: string }) =>
    parse(found, await rest.call('find_account', of))[0] ?? null;
  return {
    emailOf: async (id) => (uuid.test(id) ? ((await find({ account: id }))?.email ?? null) : null),
    async nameOf(id) {
      const query = { select: 'name', user_id: `eq.${id}`, order: 'user_id' };
      return (await rest.read(named, 'profiles', query, 1))[0]?.name ?? null;
    },
    idOf: async (address) => (await find({ address }))?.id ?? null,
    async exportRows(account, skipped) {
      try {
        return parse(nullable(exportMyDataAnswer), await rest.call('export_account', { account, skipped }));
      } catch (error) {
        if (error instanceof RestError && error.code === TOO_FAST) return { waitSeconds: Number(error.details) };
        throw error;
      }
    },
    delete: async (account, confirmation) =>
      parse(boolean(), await rest.call('delete_account', { account, confirmation })),
  };
}

/** @param own sends the caller's token, because the database lets only the invited user accept an invitation */
export function projectInvitations(rest: Rest, own: Rest): Invitations {
  return {
    async areFriends(one, other) {
      const [user1_id = '', user2_id = ''] = [one, other].toSorted();
      const query = { select: 'id', user1_id: `eq.${user1_id}`, user2_id: `eq.${user2_id}`, order: 'id' };
      return (await rest.read(object({ id: string() }), 'friendships', query, 1)).length > 0;
    },
    async hasBlocked(user, sender) {
      const query = { select: 'id', user_id: `eq.${user}`, blocked_id: `eq.${sender}`, order: 'id' };
      return (await rest.read(object({ id: string() }), 'user_blocks', query, 1)).length > 0;
    },
    async wasDeclined(sender, email, since) {
      const query = {
        select: 'id',
        sender_id: `eq.${sender}`,
        recipient_email: `eq.${email}`,
        declined_at: `gte.${since}`,
        order: 'id',
      };
      return (await rest.read(object({ id: string() }), 'invitations', query, 1)).length > 0;
    },
    async add(invitation) {
      const asked = {
        sender: invitation.sender_id,
        address: invitation.recipient_email,
        names_user: invitation.by_id,
        standing: invitation.status,
        at: invitation.created_at,
        expiry: invitation.expires_at,
      };
      try {
        return { status: 'added', token: parse(string(), await rest.call('add_invitation', asked)) };
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        if (error.code === TOO_FAST) return { status: 'too-many', waitSeconds: Number(error.details) };
        const status = refusals.get(error.code);
        if (status === undefined) throw error;
        return { status };
      }
    },
    async accept(invitation_token) {
      const [answer] = parse(
        acceptInvitationSecureAnswer,
        await own.call('accept_invitation_secure_v2', { invitation_token }),
      );
      return answer ?? { success: false, message: null, friend_name: null };
    },
  };
}
