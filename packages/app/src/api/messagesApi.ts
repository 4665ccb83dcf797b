import { toDirectMessage, toReadPosition } from '@tribunen/contract';
import {
  cadence,
  type DirectMessage,
  epochMs,
  instantAt,
  type MessageId,
  type OlderMessages,
  type ReadPosition,
  sanitiseText,
  type UserId,
  type UtcInstant,
  type WrittenMessage,
} from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { subscribeToOwnRows } from './realtime/subscribeToOwnRows.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { pageOf, parseMessages, sendRow, type SentRow } from './tables/messageRows.ts';
import { readAllRows } from './tables/readAllRows.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'messages';
const reads = 'message_reads';

/** The spectator, and the friend whose conversation is read. */
export interface Correspondents {
  readonly reader: UserId;
  readonly friend: UserId;
}

/** Messages between friends. */
export const messagesApi = new ApiPart((access) => {
  const { tables } = access;
  const listeners = new Set<RowsListener<DirectMessage>>();

  /** How long a message waits, if the reader holds back friends (KNOWN-13). The reader's own messages do not wait. */
  const waitMs = (reader: UserId, { senderId, createdAt }: DirectMessage): number =>
    senderId === reader ? 0 : (access.gate?.waitMs(null, createdAt) ?? 0);
  /** Whether a message waits. It is then passed to the listeners when it is due. */
  const holds = (reader: UserId, message: DirectMessage): boolean => {
    const pass = (value: DirectMessage): void => {
      for (const listener of listeners) listener.onChange({ type: 'INSERT', value });
    };
    return access.gate?.friends.hold(message, (latest) => waitMs(reader, latest), pass) ?? false;
  };
  const due = (reader: UserId, messages: readonly DirectMessage[]): readonly DirectMessage[] =>
    messages.filter((message) => !holds(reader, message));

  const between = ({ reader, friend }: Correspondents) =>
    tables.from(table).select('*').in('sender_id', [reader, friend]).in('recipient_id', [reader, friend]);

  const duePage = async (two: Correspondents, asked: OlderMessages | null): Promise<readonly DirectMessage[]> => {
    const load = async (page: OlderMessages | null): Promise<readonly DirectMessage[]> =>
      parseMessages(await readRows(table, pageOf(between(two), page).throwOnError()), toDirectMessage);
    if (access.gate === null) return load(asked);
    return access.gate.friends.page({ load, due: (messages) => due(two.reader, messages), waitMs: () => 0 }, asked);
  };

  return {
    /**
     * The messages of the last 24 hours with all friends, newest first (PEOPLE-13).
     *
     * @throws TableError
     */
    async recent(reader: UserId, now: UtcInstant): Promise<readonly DirectMessage[]> {
      // The pages begin with the oldest message, so that a new message does not move the rows between two pages.
      const rows = await readAllRows(table, () =>
        tables
          .from(table)
          .select('*')
          .or(`sender_id.eq.${reader},recipient_id.eq.${reader}`)
          .gte('created_at', instantAt(epochMs(now) - cadence.messages.recent))
          .order('created_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return due(reader, parseRows(rows.toReversed(), toDirectMessage));
    },

    /**
     * The latest page of messages with a friend, newest first (CHAT-4). A row that breaks the contract is left out and reported.
     *
     * @throws TableError; ContractError where there are rows and each breaks the contract
     */
    latest: (two: Correspondents): Promise<readonly DirectMessage[]> => duePage(two, null),

    /**
     * The page of messages with a friend before the oldest loaded one, newest first (CHAT-22).
     *
     * @throws TableError; ContractError where there are rows and each breaks the contract
     */
    older: (two: Correspondents, asked: OlderMessages): Promise<readonly DirectMessage[]> => duePage(two, asked),

    /** Sends a message to a friend, in the spectator's own name. It returns a failure instead of throwing it. */
    send(friend: UserId, { id, text }: Pick<WrittenMessage, 'id' | 'text'>): Promise<SentRow<DirectMessage>> {
      const row = { id, recipient_id: friend, content: sanitiseText(text) };
      return sendRow(table, tables.from(table).insert(row).select('*').throwOnError(), toDirectMessage);
    },

    /**
     * Deletes one of the spectator's messages (CHAT-20). The database sets the time of the deletion.
     *
     * @returns false when the spectator has no such message
     * @throws TableError
     */
    async deleteMessage(id: MessageId, now: UtcInstant): Promise<boolean> {
      const deleted = tables.from(table).update({ deleted_at: now }).eq('id', id).select('id').throwOnError();
      return (await readRows(table, deleted)).length > 0;
    },

    /**
     * How far the spectator has read the messages of each friend (CHAT-29).
     *
     * @throws TableError
     */
    async readPositions(reader: UserId): Promise<readonly ReadPosition[]> {
      const positions = () =>
        tables.from(reads).select('*').eq('user_id', reader).order('friend_id', { ascending: true });
      return parseRows(await readAllRows(reads, positions), toReadPosition);
    },

    /**
     * Saves how far the spectator has read the messages of a friend. The database keeps the furthest position (CHAT-30).
     *
     * @throws TableError
     */
    async saveReadPosition(friend: UserId, readUntil: UtcInstant): Promise<void> {
      const position = { friend_id: friend, read_until: readUntil };
      const saved = tables.from(reads).upsert(position, { onConflict: 'user_id,friend_id' }).select('id');
      await readRows(reads, saved.throwOnError());
    },

    /**
     * Listens to the messages with all friends, in both directions.
     *
     * @returns a function that ends the subscription
     */
    subscribe(reader: UserId, listener: RowsListener<DirectMessage>): () => void {
      listeners.add(listener);
      const end = subscribeToOwnRows(
        lineOf(access),
        reader,
        {
          table,
          filters: [`sender_id=eq.${reader}`, `recipient_id=eq.${reader}`],
          translate: toDirectMessage,
          isRead: true,
        },
        {
          ...listener,
          onChange: (change) => {
            if (change.type === 'DELETE' || !holds(reader, change.value)) listener.onChange(change);
          },
        },
      );
      return () => {
        listeners.delete(listener);
        end();
      };
    },

    /**
     * Listens to the spectator's own read positions, here and on other devices.
     *
     * @returns a function that ends the subscription
     */
    subscribeToReadPositions: (reader: UserId, listener: RowsListener<ReadPosition>): (() => void) =>
      subscribeToOwnRows(
        lineOf(access),
        reader,
        { table: reads, filters: [`user_id=eq.${reader}`], translate: toReadPosition },
        listener,
      ),
  };
});

export type MessagesApi = ReturnType<typeof messagesApi.of>;
