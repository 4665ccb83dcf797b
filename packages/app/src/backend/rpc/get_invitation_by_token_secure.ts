import type { PostgrestClient } from '@supabase/postgrest-js';
import { type InvitationByTokenRequest, parseInvitationByToken } from '@tribunen/contract';
import type { FoundInvitation } from '@tribunen/domain';
import { readRows } from '../tables/rows.ts';

const procedure = 'get_invitation_by_token_secure';

/**
 * The invitation in a link; null when there is none, or it has expired.
 *
 * @throws TableError, ContractError
 */
export async function getInvitationByToken(tables: PostgrestClient, token: string): Promise<FoundInvitation | null> {
  const asked: InvitationByTokenRequest = { invitation_token: token };
  return parseInvitationByToken(await readRows(procedure, tables.rpc(procedure, asked).throwOnError()));
}
