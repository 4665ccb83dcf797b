import { instantAt, type UtcInstant } from '../time/instant.ts';
import { CHAT_PAGE } from './chatPage.ts';
import type { StoredMessage } from './ChatItem.ts';

/** Messages that a busy chat has not brought: they are missing between `since` and `before`. */
export interface LeftOut {
  /** When the first message after the missing ones was written. */
  readonly before: UtcInstant;
  /** Messages that were written up to this moment are not missing. */
  readonly since: UtcInstant;
  readonly count: number;
}

/** An answer with every message from its oldest one up to a moment. */
interface Page<Message> {
  /** Newest first. */
  readonly messages: readonly Message[];
  /** Null for the latest messages. */
  readonly until: UtcInstant | null;
}

/**
 * The marks that remain once a page is loaded (CHAT-41, CHAT-42).
 *
 * @param known the messages that were loaded before the page
 */
export function stillLeftOut<Message extends StoredMessage>(
  leftOut: readonly LeftOut[],
  known: readonly Message[],
  { messages, until }: Page<Message>,
): readonly LeftOut[] {
  const ids = new Set(known.map(({ id }) => id));
  // A short page begins with the first message of the chat.
  const first = messages.length < CHAT_PAGE ? undefined : messages.at(-1);
  const oldest = first?.createdAt ?? instantAt(0);
  return leftOut.flatMap((gap) => {
    if (until !== null && until < gap.before) return [gap];
    if (oldest <= gap.since) return [];
    const found = messages.filter(({ id, createdAt }) => createdAt < gap.before && !ids.has(id)).length;
    const count = gap.count - found;
    return count <= 0 ? [] : [{ ...gap, before: oldest < gap.before ? oldest : gap.before, count }];
  });
}
