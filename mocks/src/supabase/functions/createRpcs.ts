import type { Clock } from '../../Clock.ts';
import type { Database } from '../../database.ts';
import { PostgresError } from '../PostgresError.ts';
import type { Rpcs } from '../rest/Rpc.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { invitationsByToken } from './invitationsByToken.ts';

/**
 * The functions of the database, as `supabase/migrations` has them.
 *
 * @param newId UUIDs of new rows
 * @example
 * const rpcs = createRpcs(database, clock, () => crypto.randomUUID());
 */
export function createRpcs(database: Database, clock: Pick<Clock, 'now'>, newId: () => string): Rpcs {
  return {
    get_invitation_by_token_secure: {
      parameters: { invitation_token: 'text' },
      returns: { sender_name: 'text', standing: 'text', recipient_hint: 'text' },
      roles: ['anon', 'authenticated'],
      writes: false,
      call: (who, { invitation_token }) => invitationsByToken({ database, who, now: clock.now() }, invitation_token),
    },
    accept_invitation_secure_v2: {
      parameters: { invitation_token: 'text' },
      returns: { success: 'bool', message: 'text', friend_name: 'text' },
      roles: ['authenticated'],
      writes: true,
      call: async (who, { invitation_token }) => {
        if (who.role === 'anon') {
          throw new PostgresError('42501', 'permission denied for function accept_invitation_secure_v2');
        }
        return [await acceptInvitation({ database, who, now: clock.now(), newId }, String(invitation_token))];
      },
    },
  };
}
