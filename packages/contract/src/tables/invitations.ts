import { type InferOutput, isoTimestamp, object, picklist, pipe, string, uuid } from 'valibot';

/** One invitation to be friends (part 2 §3). */
export const invitationRow = object({
  id: pipe(string(), uuid()),
  sender_id: pipe(string(), uuid()),
  recipient_email: string(),
  status: picklist(['pending', 'accepted', 'declined']),
  token: string(),
  expires_at: pipe(string(), isoTimestamp()),
  created_at: pipe(string(), isoTimestamp()),
});
export type InvitationRow = InferOutput<typeof invitationRow>;
