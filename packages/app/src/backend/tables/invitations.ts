import type { PostgrestClient } from '@supabase/postgrest-js';
import { toInvitation } from '@tribunen/contract';
import { type Invitation, normaliseEmail, pendingInvitations, type UtcInstant } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

/**
 * The pending invitations to this e-mail address, newest first (PEOPLE-7). A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectPendingInvitations(
  tables: PostgrestClient,
  email: string,
  now: UtcInstant,
): Promise<readonly Invitation[]> {
  const rows = await readRows(
    'invitations',
    tables
      .from('invitations')
      .select('*')
      .eq('recipient_email', normaliseEmail(email))
      .eq('status', 'pending')
      .gt('expires_at', now)
      .throwOnError(),
  );
  return pendingInvitations(parseRows(rows, toInvitation), email, now);
}

/**
 * Declines the invitation with this token.
 *
 * @returns false when there was none to decline: it is answered already, or not the spectator's
 * @throws TableError
 */
export async function declineInvitation(tables: PostgrestClient, token: string): Promise<boolean> {
  const rows = await readRows(
    'invitations',
    tables.from('invitations').update({ status: 'declined' }).eq('token', token).select('id').throwOnError(),
  );
  return rows.length > 0;
}
