import { decodeText } from '@tribunen/domain';
import { parseAnswer } from '../parseAnswer.ts';
import { invitationByTokenAnswer } from './get_invitation_by_token_secure.ts';

/**
 * What is known of the invitation in a link; null when there is none, or it is no longer valid.
 *
 * @throws {ContractError} when the answer is not a list of rows
 * @example
 * parseInvitationByToken([{ sender_name: 'Kari' }]); // { senderName: 'Kari' }
 * parseInvitationByToken([]); // null
 */
export function parseInvitationByToken(answer: unknown): { readonly senderName: string | null } | null {
  const [row] = parseAnswer('get_invitation_by_token_secure', invitationByTokenAnswer, answer);
  return row === undefined ? null : { senderName: row.sender_name === null ? null : decodeText(row.sender_name) };
}
