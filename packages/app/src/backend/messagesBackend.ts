import type {
  DirectMessage,
  MessageId,
  OlderMessages,
  ReadPosition,
  UserId,
  UtcInstant,
  WrittenMessage,
} from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { subscribeToDirectMessages, subscribeToReadPositions } from './realtime/messages.ts';
import { SharedRows } from './realtime/SharedRows.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { selectReadPositions, upsertReadPosition } from './tables/message_reads.ts';
import {
  type Correspondents,
  deleteDirectMessage,
  selectLatestDirectMessages,
  selectOlderDirectMessages,
  selectRecentMessages,
  sendDirectMessage,
} from './tables/messages.ts';
import type { SentRow } from './tables/messageRows.ts';

/** What messages between friends ask of the backend. */
export interface MessagesBackend {
  /** The messages with all friends of the last 24 hours, newest first. */
  recent(reader: UserId, now: UtcInstant): Promise<readonly DirectMessage[]>;
  /** Newest first, at most a page. */
  latest(two: Correspondents): Promise<readonly DirectMessage[]>;
  /** Newest first, at most a page. */
  older(two: Correspondents, asked: OlderMessages): Promise<readonly DirectMessage[]>;
  /** A failure is an answer. */
  send(friend: UserId, message: Pick<WrittenMessage, 'id' | 'text'>): Promise<SentRow<DirectMessage>>;
  /** Answers false when there was nothing of the spectator's own to delete. */
  deleteMessage(id: MessageId, now: UtcInstant): Promise<boolean>;
  readPositions(reader: UserId): Promise<readonly ReadPosition[]>;
  /** The backend keeps the furthest position. */
  saveReadPosition(friend: UserId, readUntil: UtcInstant): Promise<void>;
  /** Listens to the messages with all friends. Returns what ends it. */
  subscribe(listener: RowsListener<DirectMessage>): () => void;
  /** Only one on a page. Returns what ends it. */
  subscribeToReadPositions(listener: RowsListener<ReadPosition>): () => void;
}

export const messagesBackend = new BackendPart<MessagesBackend>((access) => {
  const { tables } = access;
  const rows = new SharedRows<DirectMessage>((listener) => subscribeToDirectMessages(socketOf(access), listener));
  return {
    recent: (reader, now) => selectRecentMessages(tables, reader, now),
    latest: (two) => selectLatestDirectMessages(tables, two),
    older: (two, asked) => selectOlderDirectMessages(tables, two, asked),
    send: (friend, message) => sendDirectMessage(tables, friend, message),
    deleteMessage: (id, now) => deleteDirectMessage(tables, id, now),
    readPositions: (reader) => selectReadPositions(tables, reader),
    saveReadPosition: (friend, readUntil) => upsertReadPosition(tables, friend, readUntil),
    subscribe: rows.subscribe,
    subscribeToReadPositions: (listener) => subscribeToReadPositions(socketOf(access), listener),
  };
});
