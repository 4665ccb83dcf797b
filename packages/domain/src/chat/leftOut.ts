import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { StoredMessage } from './ChatItem.ts';
import { mergeMessages } from './mergeMessages.ts';
import { type LeftOut, stillLeftOut } from './stillLeftOut.ts';
import type { ChatHistory, OlderMessages } from './chatHistory.ts';

/** A broadcast leaves out messages that were written within one second, and it may itself be some seconds late. */
const LATEST_MS = 5000;

/**
 * The history after a busy chat has left messages out (CHAT-41). Those that belong to a page that is not loaded yet
 * need no mark: they are loaded with the page.
 *
 * @param before when the oldest message that the chat did bring was written
 */
export function leaveOut<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  count: number,
  before: UtcInstant,
): ChatHistory<Message> {
  const { messages, hasOlder, leftOut = [] } = history;
  const oldest = messages.at(-1)?.createdAt;
  if (count <= 0 || (hasOlder && (oldest === undefined || before <= oldest))) return history;
  const newest = messages.find(({ createdAt }) => createdAt < before)?.createdAt ?? instantAt(0);
  const late = instantAt(epochMs(before) - LATEST_MS);
  return { ...history, leftOut: [...leftOut, { before, since: newest < late ? newest : late, count }] };
}

/** Which messages to load in place of those left out: the page before the given moment (CHAT-42). */
export function leftOutOf<Message extends StoredMessage>(
  { messages }: ChatHistory<Message>,
  before: UtcInstant,
): OlderMessages {
  return { until: before, except: messages.filter(({ createdAt }) => createdAt === before).map(({ id }) => id) };
}

/**
 * The history after messages that were left out have been loaded (CHAT-42).
 *
 * @param before the moment before which they were loaded
 * @param page the answer, at most `CHAT_PAGE` messages
 */
export function fillLeftOut<Message extends StoredMessage>(
  history: ChatHistory<Message>,
  before: UtcInstant,
  page: readonly Message[],
): ChatHistory<Message> {
  const { messages, hasOlder, leftOut } = history;
  // The mark may have been dropped meanwhile, with all messages that are older.
  if (leftOut?.every((gap) => gap.before < before) !== false) return history;
  const oldest = messages.at(-1)?.createdAt;
  const loaded = hasOlder ? page.filter(({ createdAt }) => oldest !== undefined && createdAt >= oldest) : page;
  return {
    ...history,
    messages: mergeMessages(messages, loaded),
    leftOut: stillLeftOut(leftOut, messages, { messages: page, until: before }),
  };
}

/**
 * The marks among the loaded messages, or before the first message of the chat. A mark that lies further back is left
 * out, because its messages are loaded with their page (CHAT-41).
 */
export function leftOutAmong<Message extends StoredMessage>({
  messages,
  hasOlder,
  leftOut = [],
}: ChatHistory<Message>): readonly LeftOut[] {
  if (!hasOlder) return leftOut;
  const oldest = messages.at(-1)?.createdAt;
  return oldest === undefined ? [] : leftOut.filter(({ before }) => before > oldest);
}
