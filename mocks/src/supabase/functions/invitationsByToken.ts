import type { InvitationByTokenRow, InvitationRow } from '@tribunen/contract';
import { maskEmail } from '@tribunen/domain';
import type { Who } from '@tribunen/protocol';
import type { ServedData } from './ServedData.ts';

/**
 * The invitation with the token of a mailed link: one row, or none if the invitation is unknown or has expired. Only
 * the invited user learns how it was answered, and sees an answered invitation even after it has expired.
 */
export function invitationsByToken(
  { database, who, now }: Pick<ServedData, 'database' | 'now'> & { readonly who: Who },
  token: unknown,
): readonly InvitationByTokenRow[] {
  return database.invitations
    .rows((row) => row.token === token)
    .flatMap((row) => {
      const standing = standingTo(who, row);
      const isAnswered = standing === 'accepted' || standing === 'declined';
      if (Date.parse(row.expires_at) <= now && !isAnswered) return [];
      const [sender] = database.profiles.rows(({ user_id }) => user_id === row.sender_id);
      return [{ sender_name: sender?.name ?? null, standing, recipient_hint: maskEmail(row.recipient_email) }];
    });
}

function standingTo(who: Who, { sender_id, recipient_email, status }: InvitationRow): InvitationByTokenRow['standing'] {
  if (who.role !== 'authenticated') return null;
  if (sender_id === who.id) return 'own';
  return recipient_email === who.email ? status : 'somebody-elses';
}
