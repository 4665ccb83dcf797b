import { acceptInvitationRequest } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/** The edge function `accept-invitation`: makes the caller, who was invited, a friend of the sender. */
export const answerAcceptInvitation: EdgeFunction = async (request, { caller, invitations }) => {
  if (caller.role !== 'authenticated') return refuse(401, 'Sign in to accept an invitation');
  const asked = await readAsked(request, acceptInvitationRequest);
  if (asked === null) return refuse(400, 'Expected {"token": <token>}');
  const became = await invitations.accept(asked.token);
  return became.success ? Response.json(became) : refuse(409, became.message ?? 'The invitation was not accepted');
};
