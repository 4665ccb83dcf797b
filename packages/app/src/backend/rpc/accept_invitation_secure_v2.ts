import type { PostgrestClient } from '@supabase/postgrest-js';
import { type AcceptInvitationSecureRequest, parseInvitationAcceptance } from '@tribunen/contract';
import type { InvitationAcceptance } from '@tribunen/domain';
import { readRows } from '../tables/rows.ts';

const procedure = 'accept_invitation_secure_v2';

/**
 * Accepts the invitation in a link.
 *
 * @returns whose friend the spectator is now, or why the server has not accepted it
 * @throws TableError, ContractError
 */
export async function acceptInvitationByToken(tables: PostgrestClient, token: string): Promise<InvitationAcceptance> {
  const asked: AcceptInvitationSecureRequest = { invitation_token: token };
  return parseInvitationAcceptance(procedure, await readRows(procedure, tables.rpc(procedure, asked).throwOnError()));
}
