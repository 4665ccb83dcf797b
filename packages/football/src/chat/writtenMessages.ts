import type { TeamMessageRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';

/**
 * How many messages of a chat have been written by `now`.
 *
 * @param chat in order of time
 * @param now milliseconds since 1970
 *
 * @example
 * chat.slice(0, writtenMessages(chat, clock.now()));
 */
export function writtenMessages(chat: readonly TeamMessageRow[], now: number): number {
  const instant = instantAt(now);
  let written = 0;
  let beyond = chat.length;
  while (written < beyond) {
    const middle = (written + beyond) >>> 1;
    const message = chat[middle];
    if (message !== undefined && message.created_at <= instant) written = middle + 1;
    else beyond = middle;
  }
  return written;
}
