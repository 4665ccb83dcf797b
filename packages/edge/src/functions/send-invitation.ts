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
 * The edge function `send-invitation`: invites a person, by email address or user id, to become the sender's friend. An invitation expires
 * after a week. A sender may invite fifty people a day. A person who has blocked the sender, or has declined within thirty days, gets no mail. A sender who invites by id does not learn the address. If the mail cannot be sent,
 * the invitation is deleted.
 */
export const answerSendInvitation: EdgeFunction = async (
  request,
  { accounts, caller, invitations, mails, now, report },
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
  const isBlocked = invited !== null && (await invitations.hasBlocked(invited, caller.id));
  if (invited !== null && !isBlocked && (await invitations.areFriends(caller.id, invited))) {
    return refuse(409, 'This person is already your friend');
  }
  // A blocked or declined sender gets the same response as any other: the row is added and counts, but the recipient is not notified.
  const isUnwanted = isBlocked || (await invitations.wasDeclined(caller.id, recipient, instantAt(now - refusalMs)));
  const added = await invitations.add({
    sender_id: caller.id,
    recipient_email: recipient,
    status: isUnwanted ? 'declined' : 'pending',
    by_id: !('recipientEmail' in asked),
    created_at: instantAt(now),
    expires_at: instantAt(now + weekMs),
  });
  if (added.status === 'already-invited') return refuse(409, 'This person is already invited');
  if (added.status === 'too-many') return refuse(429, 'You have sent many invitations today: try again tomorrow');
  const { token } = added;
  if (isUnwanted) return Response.json({ success: true } satisfies SendInvitationAnswer);
  try {
    await mails.invite({
      to: recipient,
      token,
      senderName: await accounts.nameOf(caller.id),
      language: asked.language,
    });
  } catch (error) {
    report(error);
    await invitations.withdraw(token);
    return refuse(502, 'The invitation could not be sent');
  }
  return Response.json({ success: true } satisfies SendInvitationAnswer);
};
