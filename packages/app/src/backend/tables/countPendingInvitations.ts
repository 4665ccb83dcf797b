import type { PostgrestClient } from '@supabase/postgrest-js';
import type { UtcInstant } from '@tribunen/domain';
import { readRows } from './rows.ts';

/**
 * The number of pending invitations to this e-mail address (PEOPLE-7).
 *
 * @throws TableError
 */
export async function countPendingInvitations(
  tables: PostgrestClient,
  email: string,
  now: UtcInstant,
): Promise<number> {
  const rows = await readRows(
    'invitations',
    tables
      .from('invitations')
      .select('id')
      .eq('recipient_email', email)
      .eq('status', 'pending')
      .gt('expires_at', now)
      .throwOnError(),
  );
  return rows.length;
}
