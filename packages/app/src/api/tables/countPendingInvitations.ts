import type { UtcInstant } from '@tribunen/domain';
import type { BackendAccess } from '../access/BackendAccess.ts';
import { readAllRows } from './readAllRows.ts';

/**
 * How many invitations to an address can still be accepted.
 *
 * @throws TableError
 */
export async function countPendingInvitations(
  tables: BackendAccess['tables'],
  email: string,
  now: UtcInstant,
): Promise<number> {
  const table = 'invitations';
  const pending = () =>
    tables
      .from(table)
      .select('id')
      .eq('recipient_email', email)
      .eq('status', 'pending')
      .gt('expires_at', now)
      .order('created_at', { ascending: true })
      .order('id', { ascending: true });
  return (await readAllRows(table, pending)).length;
}
