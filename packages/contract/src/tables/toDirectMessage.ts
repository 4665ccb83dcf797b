import type { DirectMessage } from '@tribunen/domain';
import { nullable, object, pipe, safeParse } from 'valibot';
import { messageId, userId, utcInstant } from '../brands.ts';
import { hasMessageContent, readMessageColumns } from '../textColumns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = pipe(
  object({
    id: messageId,
    sender_id: nullable(userId),
    recipient_id: nullable(userId),
    ...readMessageColumns,
    created_at: utcInstant,
  }),
  hasMessageContent(),
);

/** One row of `messages` as the domain's direct message, still as stored. */
export function toDirectMessage(raw: unknown): Parsed<DirectMessage> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('messages', parsed.issues) };
  const { id, sender_id, recipient_id, content, deleted_at, created_at } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      senderId: sender_id,
      recipientId: recipient_id,
      content,
      isDeleted: deleted_at !== null,
      createdAt: created_at,
    },
  };
}
