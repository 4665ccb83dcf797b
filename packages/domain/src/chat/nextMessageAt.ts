import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** A spectator writes at most so many messages within so many milliseconds, in all chats together (CHAT-31). */
const PACES = [
  { messages: 5, withinMs: 10_000 },
  { messages: 20, withinMs: 60_000 },
] as const;

/**
 * When the author of some messages may send the next message; null for at once (CHAT-31).
 *
 * @param sentAt when the messages of the last minute were sent, in any order
 */
export function nextMessageAt(sentAt: readonly UtcInstant[], now: UtcInstant): UtcInstant | null {
  const newestFirst = sentAt.toSorted().toReversed();
  const waits = PACES.flatMap(({ messages, withinMs }) => {
    const first = newestFirst[messages - 1];
    return first === undefined ? [] : [epochMs(first) + withinMs];
  });
  const next = Math.max(...waits);
  return next > epochMs(now) ? instantAt(next) : null;
}
