import { refusalWords, type SendInvitationAnswer, sendInvitationRequest } from '@tribunen/contract';
import { checkEmail, instantAt, normaliseEmail } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** For this long after a person has declined an invitation, no other invitation from the same sender reaches them. */
const refusalMs = 30 * dayMs;

/**
 * The edge function `send-invitation`: invites a person, by email address or user id, to become the sender's friend. An
 * invitation expires after a week. A sender may invite fifty people a day. A sender who invites by id does not learn
 * the address.
 *
 * The function sends no mail to a recipient that has blocked the sender, or has declined an invitation of the sender
 * within thirty days. Neither the response nor its duration reveals this to the sender: the function makes the same
 * queries for every recipient, and sends the mail after the response. If the mail fails, the recipient still finds the
 * invitation in the app.
 */
export const answerSendInvitation: EdgeFunction = async (
  request,
  { accounts, caller, invitations, later, mails, now },
) => {
  if (caller.role !== 'authenticated') return refuse(401, 'Sign in to invite friends');
  const asked = await readAsked(request, sendInvitationRequest);
  if (asked === null) return refuse(400, 'Expected {"recipientEmail": <address>} or {"recipientId": <user>}');
  const address = 'recipientEmail' in asked ? asked.recipientEmail : await accounts.emailOf(asked.recipientId);
  if (address === null) return refuse(404, 'This person cannot be invited');
  const recipient = normaliseEmail(address);
  const problem = checkEmail(recipient);
  if (problem !== null) return refuse(400, refusalWords.email[problem]);
  if (recipient === normaliseEmail(caller.email)) return refuse(400, 'You cannot invite yourself');

  const invited = await accounts.idOf(recipient);
  const [isBlocked, areFriends, wasDeclined] = await Promise.all([
    invited !== null && invitations.hasBlocked(invited, caller.id),
    invited !== null && invitations.areFriends(caller.id, invited),
    invitations.wasDeclined(caller.id, recipient, instantAt(now - refusalMs)),
  ]);
  if (areFriends && !isBlocked) return refuse(409, 'This person is already your friend');
  // The row of an unwanted invitation is added and counts towards the limit, but the recipient gets no mail.
  const isUnwanted = isBlocked || wasDeclined;
  const added = await invitations.add({
    sender_id: caller.id,
    recipient_email: recipient,
    status: isUnwanted ? 'declined' : 'pending',
    by_id: !('recipientEmail' in asked),
    created_at: instantAt(now),
    expires_at: instantAt(now + weekMs),
  });
  if (added.status === 'already-invited') return refuse(409, 'This person is already invited');
  if (added.status === 'too-many') {
    return refuse(429, 'You have sent many invitations today: try again tomorrow', added.waitSeconds);
  }
  if (added.status === 'shut-out') return refuse(403, 'An administrator has shut you out of writing');
  const { token } = added;
  if (!isUnwanted) {
    later(async () => {
      const senderName = await accounts.nameOf(caller.id);
      await mails.invite({ to: recipient, token, senderName, language: asked.language });
    });
  }
  return Response.json({ success: true } satisfies SendInvitationAnswer);
};
