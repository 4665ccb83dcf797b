import { decodeText } from '../account/sanitise.ts';
import type { UserId } from '../people/UserId.ts';
import type { StoredMessage } from './ChatItem.ts';
import { hasHiddenWord } from './hiddenWord.ts';

/** The people and the words that a reader does not want to see. */
export interface FilterLists {
  readonly muted: ReadonlySet<UserId>;
  readonly blocked: ReadonlySet<UserId>;
  /** In the form of `toHiddenWord`. */
  readonly hiddenWords: ReadonlySet<string>;
}

export type FilterList = keyof FilterLists;

/** The filter of a reader whose lists are empty. */
export const hidesNothing: FilterLists = { muted: new Set(), blocked: new Set(), hiddenWords: new Set() };

/** A reader's lists, and the reader's id: the lists never hide the reader's own messages. */
export interface ReaderFilter extends FilterLists {
  /** Null for a visitor, who has no lists. */
  readonly reader: UserId | null;
}

/**
 * Whether a message of a chat is hidden from its reader: its sender is muted or blocked, or it has a hidden word. The
 * reader's own messages are never hidden (CHAT-28).
 */
export function isHidden(
  { senderId, content }: Pick<StoredMessage, 'senderId' | 'content'>,
  { reader, muted, blocked, hiddenWords }: ReaderFilter,
): boolean {
  if (senderId !== null && senderId === reader) return false;
  if (senderId !== null && (muted.has(senderId) || blocked.has(senderId))) return true;
  return hasHiddenWord(decodeText(content), hiddenWords);
}

/**
 * Whether a direct message is hidden from its reader: its sender is blocked, or it has a hidden word. Muting somebody
 * affects the chats only (CHAT-28).
 */
export function isDirectHidden(
  message: Pick<StoredMessage, 'senderId' | 'content'>,
  filter: Omit<ReaderFilter, 'muted'>,
): boolean {
  return isHidden(message, { ...filter, muted: new Set() });
}
