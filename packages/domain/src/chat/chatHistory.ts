import { instantAt, type UtcInstant } from '../time/instant.ts';
import type { MessageId, StoredMessage } from './ChatItem.ts';
import { CHAT_PAGE } from './chatPage.ts';
import { mergeMessages } from './mergeMessages.ts';
import { type LeftOut, stillLeftOut } from './stillLeftOut.ts';

/** The loaded messages of a chat: its latest messages, without a gap. */
export interface ChatHistory<Message extends StoredMessage> {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** Messages that were written after this moment may be missing; null while the socket brings every row. */
  readonly completeUntil: UtcInstant | null;
  /**
   * The messages that a busy chat has left out, in the order in which they were missed; absent where it has left out
   * none.
   */
  readonly leftOut?: readonly LeftOut[];
  /**
   * The time of the newest message that the server delivered before the reader's own, while the page knows the own one
   * only from sending it: messages of others may be missing between the two.
   */
  readonly heardUntil?: UtcInstant | undefined;
}

/** The history before any message is loaded. */
export const emptyHistory: ChatHistory<never> = {
  messages: [],
  hasOlder: true,
  completeUntil: instantAt(0),
};

/**
 * The history after its latest messages were loaded. If messages may be missing between the loaded messages and the
 * answer, the loaded messages are dropped, because scrolling up loads them again without a gap (CHAT-21). A message
 * that is newer than the answer stays: its author has sent it since.
 *
 * @param latest the answer, at most `CHAT_PAGE` messages
 * @param isSubscribed whether the socket was bringing rows when the messages were requested
 */
export function refreshHistory<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  latest: readonly Message[],
  isSubscribed: boolean,
): ChatHistory<Message> {
  const { messages, hasOlder, leftOut = [] } = history;
  const isWhole = latest.length < CHAT_PAGE;
  const hasHole = !isWhole && isApart(history, latest);
  const answeredUntil = newestMoment(latest);
  const kept = hasHole ? messages.filter(({ createdAt }) => createdAt > answeredUntil) : messages;
  return {
    messages: mergeMessages(kept, latest),
    hasOlder: !isWhole && (hasHole || hasOlder),
    completeUntil: isSubscribed ? null : answeredUntil,
    ...(leftOut.length > 0 && {
      leftOut: hasHole ? [] : stillLeftOut(leftOut, messages, { messages: latest, until: null }),
    }),
  };
}

/**
 * Whether the answer may leave a gap after the loaded messages: none of its messages is known to follow them. A socket
 * that seems to bring every row may have been dead for some seconds; then the answer has rows that it has not brought.
 */
function isApart<Message extends StoredMessage>(
  { messages, completeUntil, heardUntil }: ChatHistory<Message>,
  latest: readonly Message[],
): boolean {
  const until = completeUntil ?? heardUntil;
  if (until !== undefined) return latest.every(({ createdAt }) => createdAt > until);
  const known = new Set(messages.map(({ id }) => id));
  return latest.every(({ id }) => !known.has(id));
}

/** The history after the socket was lost: messages that are written from now on may be missing (CHAT-21). */
export function loseTouch<Message extends StoredMessage>(history: ChatHistory<Message>): ChatHistory<Message> {
  const { completeUntil, heardUntil, messages } = history;
  return completeUntil === null ? { ...history, completeUntil: heardUntil ?? newestMoment(messages) } : history;
}

/** The history once the socket brings every row again and the missed messages have been loaded (CHAT-21). */
export function regainTouch<Message extends StoredMessage>(history: ChatHistory<Message>): ChatHistory<Message> {
  return history.completeUntil === null ? history : { ...history, completeUntil: null };
}

/**
 * The history after the socket brought a row. A message older than the loaded ones belongs to a page that is not loaded
 * yet (CHAT-4, CHAT-22).
 */
export function receiveMessage<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  message: Message,
): ChatHistory<Message> {
  const oldest = history.messages.at(-1);
  if (history.hasOlder && (oldest === undefined || message.createdAt < oldest.createdAt)) return history;
  const heard = { ...history, heardUntil: undefined };
  // Most rows are newer than every loaded message. In a flood there are hundreds a second, so these are not sorted.
  const isNewest = message.createdAt > newestMoment(history.messages);
  if (isNewest && history.messages.every(({ id }) => id !== message.id)) {
    return { ...heard, messages: [message, ...history.messages] };
  }
  return { ...heard, messages: mergeMessages(history.messages, [message]) };
}

/**
 * The history after the reader's own message was stored. It does not show that messages of others have arrived
 * (CHAT-21).
 */
export function addSent<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  message: Message,
): ChatHistory<Message> {
  const { messages, heardUntil = newestMoment(messages) } = history;
  if (messages.some(({ id }) => id === message.id)) return history;
  return { ...receiveMessage(history, message), heardUntil };
}

/** The history after a sender has deleted a message: it stays in its place, without words (CHAT-20). */
export function deleteInHistory<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  id: MessageId,
): ChatHistory<Message> {
  const isThere = history.messages.some((message) => message.id === id && !message.isDeleted);
  if (!isThere) return history;
  const messages = history.messages.map((message) =>
    message.id === id ? { ...message, content: '', isDeleted: true } : message,
  );
  return { ...history, messages };
}

/** The history after a message's row was deleted, for example because its match was deleted. */
export function withoutMessage<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  id: string,
): ChatHistory<Message> {
  const messages = history.messages.filter((message) => message.id !== id);
  return messages.length === history.messages.length ? history : { ...history, messages };
}

/** Which messages to load before the oldest loaded message. */
export interface OlderMessages {
  /** The last moment to load, in whole milliseconds; the database counts in microseconds. */
  readonly until: UtcInstant;
  /** The loaded messages of that millisecond. */
  readonly except: readonly MessageId[];
}

/** Which messages to load before the loaded ones; null when all are loaded, or none yet (CHAT-22). */
export function olderThan<Message extends StoredMessage>({
  messages,
  hasOlder,
}: ChatHistory<Message>): OlderMessages | null {
  const until = messages.at(-1)?.createdAt;
  if (!hasOlder || until === undefined) return null;
  return { until, except: messages.filter(({ createdAt }) => createdAt === until).map(({ id }) => id) };
}

/**
 * The history with older messages added. An answer to an outdated request changes nothing, because it might leave a gap
 * (CHAT-22).
 *
 * @param asked the request, as `olderThan` returned it
 * @param older the answer, at most `CHAT_PAGE` messages
 */
export function extendHistory<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  asked: OlderMessages,
  older: readonly Message[],
): ChatHistory<Message> {
  if (olderThan(history)?.until !== asked.until) return history;
  return { ...history, messages: mergeMessages(history.messages, older), hasOlder: older.length >= CHAT_PAGE };
}

/**
 * The newest messages of a history, for a reader who is at the bottom: a chat that runs for hours stays small (CHAT-22).
 */
export function trimHistory<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  most: number,
): ChatHistory<Message> {
  if (history.messages.length <= most) return history;
  return { ...history, messages: history.messages.slice(0, most), hasOlder: true };
}

function newestMoment([newest]: readonly StoredMessage[]): UtcInstant {
  return newest?.createdAt ?? instantAt(0);
}
