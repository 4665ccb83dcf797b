import type { StoredMessage } from './ChatItem.ts';

/**
 * The known messages and those that arrive, newest first. Each appears once (CHAT-4). A later version replaces an
 * earlier one, except that a deleted message stays deleted, because an old answer may arrive late (CHAT-20).
 */
export function mergeMessages<Message extends StoredMessage>(
  present: readonly Message[],
  arrived: readonly Message[],
): Message[] {
  const byId = new Map<string, Message>();
  for (const message of [...present, ...arrived]) {
    if (message.isDeleted || byId.get(message.id)?.isDeleted !== true) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted(newestFirst);
}

/** The id decides between two messages of the same moment, so that every reader sees the same order. */
function newestFirst(a: StoredMessage, b: StoredMessage): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? 1 : -1;
  return a.createdAt < b.createdAt ? 1 : -1;
}
