import type { ChatMessage } from '@tribunen/domain';
import { nullable, number, object, optional, pipe, safeParse } from 'valibot';
import { messageId, userId, utcInstant } from '../brands.ts';
import { hasMessageContent, readMessageColumns } from '../textColumns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = pipe(
  object({
    id: messageId,
    sender_id: nullable(userId),
    ...readMessageColumns,
    // A backend without a desk removes nothing.
    removed_at: optional(nullable(utcInstant), null),
    tagged_user_id: nullable(userId),
    reference_message_id: nullable(messageId),
    created_at: utcInstant,
    behind_seconds: optional(number(), 0),
  }),
  hasMessageContent(),
);

/** One row of `team_messages` as the domain's message, still as stored: the domain's `toChatItem` decodes it. */
export function toChatMessage(raw: unknown): Parsed<ChatMessage> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('team_messages', parsed.issues) };
  const {
    id,
    sender_id,
    content,
    deleted_at,
    removed_at,
    tagged_user_id,
    reference_message_id,
    created_at,
    behind_seconds,
  } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      senderId: sender_id,
      content,
      isDeleted: deleted_at !== null,
      isRemoved: removed_at !== null,
      taggedUserId: tagged_user_id,
      referenceMessageId: reference_message_id,
      createdAt: created_at,
      ...(behind_seconds > 0 && { behindSeconds: behind_seconds }),
    },
  };
}
