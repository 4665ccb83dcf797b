import { longestDelay } from '@tribunen/domain';
import { check, type InferOutput, maxValue, nullable, object, optional, pipe } from 'valibot';
import { count, moment, rowId, shortText } from '../columns.ts';
import { hasMessageContent, messageColumns } from '../textColumns.ts';

/** One message in the chat of a team. A match's chat has team 0 and its own name (CHAT-17). */
export const teamMessageRow = pipe(
  object({
    id: rowId,
    team_id: count,
    team_name: shortText(300),
    /** Null once the sender has deleted the account. */
    sender_id: nullable(rowId),
    ...messageColumns,
    /** When an administrator removed the message. */
    removed_at: nullable(moment),
    tagged_user_id: nullable(rowId),
    reference_message_id: nullable(rowId),
    /** How many seconds the sender's picture was behind the pitch. */
    behind_seconds: optional(pipe(count, maxValue(longestDelay)), 0),
    created_at: moment,
    updated_at: moment,
  }),
  hasMessageContent(),
  check(({ team_id, team_name }) => team_id === 0 || !team_name.includes(' vs '), 'Expected the name of a team'),
);
export type TeamMessageRow = InferOutput<typeof teamMessageRow>;
