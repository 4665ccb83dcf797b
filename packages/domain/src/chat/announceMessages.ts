import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { ChatItem } from './ChatItem.ts';

/** What the live region announces to screen readers about new messages. */
export type MessageAnnouncement =
  | { readonly kind: 'message'; readonly item: ChatItem }
  /** Several messages at once. `tagging` is the newest message that tags the reader; null when none does. */
  | { readonly kind: 'count'; readonly count: number; readonly tagging: ChatItem | null };

/** The messages that have not been announced yet, and until when the live region is silent. */
export interface AnnouncerState {
  readonly waiting: readonly ChatItem[];
  readonly silentUntil: UtcInstant;
}

/** The shortest time between two announcements. */
const SILENCE_MS = 5000;

export const silentAnnouncer: AnnouncerState = { waiting: [], silentUntil: instantAt(0) };

/**
 * Announces the waiting messages, if the last announcement is long enough ago: a single message in full, several by
 * their number. After an announcement there is silence for five seconds, so a flood of messages is counted and not read
 * out (CHAT-36).
 */
export function announceMessages(
  { waiting, silentUntil }: AnnouncerState,
  now: UtcInstant,
): { readonly announcement: MessageAnnouncement | null; readonly state: AnnouncerState } {
  const [first] = waiting;
  if (first === undefined || now < silentUntil) return { announcement: null, state: { waiting, silentUntil } };
  return {
    announcement:
      waiting.length === 1
        ? { kind: 'message', item: first }
        : {
            kind: 'count',
            count: waiting.length,
            tagging: waiting.findLast(({ isTaggedForCurrentUser }) => isTaggedForCurrentUser) ?? null,
          },
    state: { waiting: [], silentUntil: instantAt(epochMs(now) + SILENCE_MS) },
  };
}
