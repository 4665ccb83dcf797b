import type { ChatMessage } from './ChatItem.ts';

const SHOWN = 50;

/**
 * The latest fifty messages of a chat, newest first, from those already there and those that arrived. Each message
 * appears once; a later version replaces an earlier one (CHAT-4).
 *
 * @example
 * const first = { id: 'a', content: 'Heia', createdAt: '2026-11-21T12:00:00.000Z' };
 * const second = { id: 'b', content: 'Mål!', createdAt: '2026-11-21T12:00:05.000Z' };
 * mergeMessages([first], [second, first]).map(({ id }) => id); // ['b', 'a']
 */
export function mergeMessages(present: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...present, ...came].map((message) => [message.id, message]));
  return [...byId.values()].toSorted(newestFirst).slice(0, SHOWN);
}

/** The id decides between two messages of the same moment, so that every reader sees the same order. */
function newestFirst(a: ChatMessage, b: ChatMessage): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? 1 : -1;
  return a.createdAt < b.createdAt ? 1 : -1;
}
