import type { Invitation } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { invitationId, userId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { invitationRow } from './invitations.ts';

const row = object({
  ...invitationRow.entries,
  id: invitationId,
  sender_id: userId,
  expires_at: utcInstant,
  created_at: utcInstant,
});

/** One row of `invitations` as the domain's invitation. */
export function toInvitation(raw: unknown): Parsed<Invitation> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('invitations', parsed.issues) };
  const { id, sender_id, recipient_email, status, token, expires_at, created_at } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      senderId: sender_id,
      recipientEmail: recipient_email,
      status,
      token,
      expiresAt: expires_at,
      createdAt: created_at,
    },
  };
}
