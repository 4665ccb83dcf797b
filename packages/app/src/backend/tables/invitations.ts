import type { SupabaseClient } from '@supabase/supabase-js';
import type { UtcInstant } from '@tribunen/domain';
import { TableError } from './TableError.ts';

/**
 * How many invitations wait for an answer from this e-mail address (part 1 §7).
 *
 * @throws TableError
 */
export async function countPendingInvitations(client: SupabaseClient, email: string, now: UtcInstant): Promise<number> {
  const { data, error } = await client
    .from('invitations')
    .select('id')
    .eq('recipient_email', email)
    .eq('status', 'pending')
    .gt('expires_at', now);
  if (error !== null) throw new TableError('invitations', error);
  return data.length;
}
