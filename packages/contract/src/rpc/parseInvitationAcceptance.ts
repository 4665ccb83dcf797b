import { decodeText, type InvitationAcceptance } from '@tribunen/domain';
import { pipe, transform, tuple, union } from 'valibot';
import { parseAnswer } from '../parseAnswer.ts';
import { invitationAcceptance } from './accept_invitation_secure_v2.ts';

/** The function answers with the outcome, the remote procedure with one row that contains it. */
const answer = union([
  invitationAcceptance,
  pipe(
    tuple([invitationAcceptance]),
    transform(([row]) => row),
  ),
]);

/**
 * The outcome of an acceptance.
 *
 * @param where the function or procedure that answers
 * @throws {ContractError} when the answer contains no outcome
 */
export function parseInvitationAcceptance(where: string, raw: unknown): InvitationAcceptance {
  const { success, message, friend_name } = parseAnswer(where, answer, raw);
  return { success, message, friendName: friend_name === null ? null : decodeText(friend_name) };
}
