import { CHAT_PAGE, type OlderMessages, olderThan, type StoredMessage, type UtcInstant } from '@tribunen/domain';

/** After this many pages in which messages wait, those that surely do not are loaded. */
const mostPages = 4;

interface DuePages<Message> {
  /** Loads a page, newest first. @param asked null for the latest page */
  load(asked: OlderMessages | null): Promise<readonly Message[]>;
  /** Those of the messages that do not wait. */
  due(messages: readonly Message[]): readonly Message[];
  /** A moment before which no message waits. @param before the oldest loaded moment */
  surelyDue(before: UtcInstant): UtcInstant;
}

/** Loads a page of the messages that the reader may see (KNOWN-7). Older messages take the place of those that wait. */
export async function loadDue<Message extends StoredMessage>(
  { load, due, surelyDue }: DuePages<Message>,
  asked: OlderMessages | null,
): Promise<readonly Message[]> {
  const shown: Message[] = [];
  let next = asked;
  for (let pages = 1; ; pages += 1) {
    // Pages are loaded one at a time, because only a page shows how many of its messages wait.
    const messages = await load(next);
    shown.push(...due(messages));
    if (messages.length < CHAT_PAGE || shown.length >= CHAT_PAGE) return shown.slice(0, CHAT_PAGE);
    next = olderThan({ messages, hasOlder: true, completeUntil: null });
    if (next !== null && pages >= mostPages) next = { until: surelyDue(next.until), except: [] };
  }
}
