import { acceptanceRefusals, type InvitationAcceptanceRow, type InvitationRow } from '@tribunen/contract';
import type { SignedIn } from '@tribunen/protocol';
import type { ServedData } from './ServedData.ts';

/**
 * Makes the caller and the sender of an invitation friends. Only the invited user can accept it. Nobody can once it has
 * expired, or if the sender has blocked the invited user.
 *
 * @param who the caller; null for a visitor or one of the backend's own jobs, who can accept nothing
 */
export async function acceptInvitation(
  { database, who, now, newId }: Pick<ServedData, 'database' | 'now' | 'newId'> & { readonly who: SignedIn | null },
  token: string,
): Promise<InvitationAcceptanceRow> {
  const hasBlocked = (blocker: string, blocked: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  const answerOf = (accepted: InvitationRow | undefined): InvitationAcceptanceRow => {
    if (accepted === undefined) {
      const [refused] = database.invitations.rows((row) => row.token === token);
      return { success: false, message: reasonAgainst(refused, who, now), friend_name: null };
    }
    const [sender] = database.profiles.rows((row) => row.user_id === accepted.sender_id);
    return { success: true, message: null, friend_name: sender?.name ?? null };
  };
  const [accepted] = await database.invitations.update(
    (row) =>
      row.token === token &&
      row.status === 'pending' &&
      Date.parse(row.expires_at) > now &&
      row.recipient_email === who?.email &&
      row.sender_id !== who.id &&
      !hasBlocked(row.sender_id, who.id),
    (row) => ({ ...row, status: 'accepted' }),
  );
  if (who === null || accepted === undefined) return answerOf(undefined);

  const [user1_id = '', user2_id = ''] = [who.id, accepted.sender_id].toSorted();
  const already = database.friendships.rows((row) => row.user1_id === user1_id && row.user2_id === user2_id);
  if (already.length === 0) {
    const noStars = { is_star_friend_user1: false, is_star_friend_user2: false };
    const created_at = new Date(now).toISOString();
    await database.friendships.insert([{ id: newId(), user1_id, user2_id, ...noStars, created_at }]);
  }
  // If the caller has invited the sender too, that invitation is settled as well. Otherwise the sender could accept it
  // after the caller has ended the friendship.
  const [sender] = database.auth.users.rows(({ id }) => id === accepted.sender_id);
  await database.invitations.update(
    (row) => row.sender_id === who.id && row.recipient_email === sender?.email && row.status === 'pending',
    (row) => ({ ...row, status: 'accepted' }),
  );
  return answerOf(accepted);
}

function reasonAgainst(invitation: InvitationRow | undefined, who: SignedIn | null, now: number): string {
  if (invitation === undefined) return acceptanceRefusals.unknown;
  if (!isSentTo(who, invitation)) return acceptanceRefusals['somebody-elses'];
  if (invitation.status !== 'pending') return acceptanceRefusals.answered;
  // A person whom the sender has blocked gets the answer of a full list of friends, because the caller sees that the
  // invitation is open.
  return acceptanceRefusals[Date.parse(invitation.expires_at) > now ? 'full' : 'expired'];
}

function isSentTo(who: SignedIn | null, { recipient_email, sender_id }: InvitationRow): boolean {
  return recipient_email === who?.email && sender_id !== who.id;
}
