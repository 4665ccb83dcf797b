import { type SendInvitationAnswer, sendInvitationRequest } from '@tribunen/contract';
import { checkEmail, normaliseEmail } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import type { EdgeFunction } from './EdgeFunction.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';

const weekMs = 7 * 86_400_000;

/**
 * The edge function `send-invitation`: invites somebody, by e-mail address or user id, to become the sender's friend.
 * An invitation expires after a week. A sender who invites by id does not learn the address.
 */
export const answerSendInvitation: EdgeFunction = async (request, { database, who, now, newId }) => {
  if (who.role !== 'authenticated') return refuse(401, 'Sign in to invite friends');
  const asked = await readAsked(request, sendInvitationRequest);
  if (asked === null) return refuse(400, 'Expected {"recipientEmail": <address>} or {"recipientId": <user>}');
  const address = 'recipientEmail' in asked ? asked.recipientEmail : addressOf(database, asked.recipientId);
  if (address === null) return refuse(404, 'This person cannot be invited');
  const recipient = normaliseEmail(address);
  if (checkEmail(recipient) !== null) return refuse(400, 'Invalid email format');
  if (recipient === normaliseEmail(who.email)) return refuse(400, 'You cannot invite yourself');

  const [invited] = database.auth.users.rows(({ email }) => email === recipient);
  const friendships = database.friendships.rows(
    ({ user1_id, user2_id }) =>
      [user1_id, user2_id].includes(who.id) && [user1_id, user2_id].includes(invited?.id ?? ''),
  );
  if (friendships.length > 0) return refuse(409, 'This person is already your friend');
  const waiting = database.invitations.rows(
    (row) =>
      row.sender_id === who.id &&
      row.recipient_email === recipient &&
      row.status === 'pending' &&
      Date.parse(row.expires_at) > now,
  );
  if (waiting.length > 0) return refuse(409, 'This person is already invited');
  await database.invitations.insert([
    {
      id: newId(),
      sender_id: who.id,
      recipient_email: recipient,
      status: 'pending',
      token: newId(),
      expires_at: new Date(now + weekMs).toISOString(),
      created_at: new Date(now).toISOString(),
    },
  ]);
  return Response.json({ success: true } satisfies SendInvitationAnswer);
};

function addressOf({ auth }: Database, userId: string): string | null {
  const [user] = auth.users.rows(({ id }) => id === userId);
  return user?.email ?? null;
}
