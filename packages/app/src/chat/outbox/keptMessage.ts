import { matchId, messageId, userId as userIdSchema, utcInstant } from '@tribunen/contract';
import type { OutgoingMessage } from '@tribunen/domain';
import { nullable, number, object, picklist, safeParse, string, union } from 'valibot';
import type { Room } from '../../api/roomsApi.ts';
import type { OfflineChange } from '../../data/offlineChanges/OfflineChange.ts';

/** An outgoing message and its room. */
export interface KeptMessage {
  readonly room: Room;
  readonly message: OutgoingMessage;
}

const schema = object({
  room: union([
    object({
      teamId: number(),
      teamName: string(),
      matchId: nullable(matchId),
      since: nullable(utcInstant),
    }),
    object({ reader: userIdSchema, friend: userIdSchema }),
  ]),
  message: object({
    id: messageId,
    text: string(),
    taggedUserId: nullable(userIdSchema),
    referenceMessageId: nullable(messageId),
    writtenAt: utcInstant,
    status: picklist(['waiting', 'sending', 'sent', 'failed']),
    attempts: number(),
  }),
});

/**
 * The message of a waiting change; null for a change of another kind, and for a message that another version of the app
 * stored in another form.
 */
export function keptMessageOf({ kind, change }: OfflineChange): KeptMessage | null {
  if (kind !== 'messages') return null;
  const parsed = safeParse(schema, change);
  return parsed.success ? parsed.output : null;
}
