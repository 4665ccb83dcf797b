import { normaliseEmail } from '@tribunen/domain';
import { boolean, check, type InferOutput, nullable, object, optional, picklist, pipe, string } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** One invitation to be friends. */
export const invitationRow = object({
  id: rowId,
  sender_id: rowId,
  recipient_email: pipe(
    string(),
    check((email) => email === normaliseEmail(email), 'Expected an e-mail address, trimmed and in lower case'),
  ),
  /** True when the sender has invited a user by id, without knowing the address. */
  by_id: boolean(),
  status: picklist(['pending', 'accepted', 'declined']),
  token: string(),
  expires_at: moment,
  created_at: moment,
  /** When the recipient declined; null for an invitation that reached nobody. */
  declined_at: optional(nullable(moment), null),
});
export type InvitationRow = InferOutput<typeof invitationRow>;
