import type { DirectMessage } from '@tribunen/domain';
import { nullable, object, safeParse } from 'valibot';
import { userId, utcInstant } from '../brands.ts';
import { messageContent } from '../columns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({
  sender_id: nullable(userId),
  recipient_id: nullable(userId),
  content: messageContent,
  created_at: utcInstant,
});

/**
 * One row of `messages` as the domain's direct message, still as stored.
 *
 * @example
 * const parsed = toDirectMessage(row);
 * if (!parsed.ok) report(parsed.fault);
 */
export function toDirectMessage(raw: unknown): Parsed<DirectMessage> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('messages', parsed.issues) };
  const { sender_id, recipient_id, content, created_at } = parsed.output;
  return {
    ok: true,
    value: { senderId: sender_id, recipientId: recipient_id, content, createdAt: created_at },
  };
}
