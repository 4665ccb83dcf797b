import { instantAt, type UtcInstant } from '../time/instant.ts';
import type { ChatItem } from './ChatItem.ts';
import type { ChatLine } from './chatLines.ts';

/**
 * The messages of others that were written after a moment, oldest first: the messages that are new to a reader who had
 * seen everything until that moment (CHAT-35). They are found by time and not by place, because a filter or a new load
 * changes the places.
 */
export function messagesAfter(lines: readonly ChatLine[], moment: UtcInstant): ChatItem[] {
  return messagesOfOthers(lines).filter(({ timestamp }) => timestamp > moment);
}

/**
 * When the newest message of somebody else was written; the beginning of time when there is none. The reader's own
 * messages do not count, because until they are stored they have the time of the reader's device (CHAT-35).
 */
export function newestOfOthers(lines: readonly ChatLine[]): UtcInstant {
  return messagesOfOthers(lines).at(-1)?.timestamp ?? instantAt(0);
}

function messagesOfOthers(lines: readonly ChatLine[]): ChatItem[] {
  return lines.flatMap((line) => (line.kind === 'message' && line.item.author.kind !== 'you' ? [line.item] : []));
}
