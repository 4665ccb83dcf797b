import { type DeleteAccountAnswer, deleteAccountRequest } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/** The edge function `delete-account`: deletes the caller's account if the request gives its email address. */
export const answerDeleteAccount: EdgeFunction = async (request, { accounts, caller }) => {
  if (caller.role !== 'authenticated') return refuse(401, 'Sign in to delete your account');
  const asked = await readAsked(request, deleteAccountRequest);
  if (asked === null) return refuse(400, 'Expected {"email": <address>}');
  const isGone = await accounts.delete(caller.id, asked.email);
  if (!isGone) return refuse(400, 'This is not the e-mail address of your account');
  return Response.json({ success: true } satisfies DeleteAccountAnswer);
};
