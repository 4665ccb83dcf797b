import { decodeText, type FoundInvitation } from '@tribunen/domain';
import { parseAnswer } from '../parseAnswer.ts';
import { invitationByTokenAnswer } from './get_invitation_by_token_secure.ts';

/**
 * The invitation of a link, as far as the backend describes it; null when there is none, or it has expired.
 *
 * @throws {ContractError} when the answer is not a list of rows
 */
export function parseInvitationByToken(answer: unknown): FoundInvitation | null {
  const [row] = parseAnswer('get_invitation_by_token_secure', invitationByTokenAnswer, answer);
  if (row === undefined) return null;
  const { sender_name, standing, recipient_hint } = row;
  return {
    senderName: sender_name === null ? null : decodeText(sender_name),
    standing,
    maskedRecipient: recipient_hint,
  };
}
