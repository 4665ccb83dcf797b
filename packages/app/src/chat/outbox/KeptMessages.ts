import { matchId, messageId, userId as userIdSchema, utcInstant } from '@tribunen/contract';
import type { MessageId, OutgoingMessage } from '@tribunen/domain';
import { array, nullable, number, object, optional, picklist, string, union } from 'valibot';
import type { Room } from '../../api/roomsApi.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import type { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { outboxKey } from '../../services/signOut/unsaved.ts';

const schema = array(
  object({
    room: union([
      object({
        teamId: number(),
        teamName: string(),
        matchId: optional(nullable(matchId), null),
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
  }),
);

/** An outgoing message, and the room that it is for. */
export interface KeptMessage {
  readonly room: Room;
  readonly message: OutgoingMessage;
}

/**
 * The messages of one spectator that this device has not sent yet, of every room, in the browser's storage. The end of the session removes them. The
 * spectator's tabs share the storage, and each tab adds and removes its own messages only.
 */
export class KeptMessages {
  readonly #storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #key: string;

  constructor(storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>, userId: string) {
    this.#storage = storage;
    this.#key = outboxKey(userId);
  }

  /** The messages in the order in which they were written. Messages that another version of the app kept in another form are left out. */
  read(): readonly KeptMessage[] {
    const kept = readJson(schema, this.#storage.getItem(this.#key)) ?? [];
    return kept.toSorted((a, b) => (a.message.writtenAt < b.message.writtenAt ? -1 : 1));
  }

  keep(kept: KeptMessage): void {
    const others = this.read().filter(({ message }) => message.id !== kept.message.id);
    this.#storage.setItem(this.#key, JSON.stringify([...others, kept]));
  }

  drop(id: MessageId): void {
    const others = this.read().filter(({ message }) => message.id !== id);
    if (others.length === 0) this.#storage.removeItem(this.#key);
    else this.#storage.setItem(this.#key, JSON.stringify(others));
  }
}
