import {
  CHAT_PAGE,
  epochMs,
  instantAt,
  type MessageId,
  olderThan,
  type OlderMessages,
  type StoredMessage,
} from '@tribunen/domain';
import type { DuePages, MessageGate } from '../../api/access/KnownGate.ts';
import { lookMs } from './lookMs.ts';

/** After this many pages in which messages wait, those that surely do not are loaded. */
const mostPages = 4;

/** Messages that wait until they are due, each in its latest version, which may have been deleted while it waited. */
export class HeldMessages<Message extends StoredMessage> implements MessageGate<Message> {
  readonly #latest = new Map<MessageId, Message>();

  hold(message: Message, waitMs: (message: Message) => number, pass: (message: Message) => void): boolean {
    if (waitMs(message) <= 0) return false;
    const { id } = message;
    const isHeld = this.#latest.has(id);
    this.#latest.set(id, message);
    const latest = (): Message => this.#latest.get(id) ?? message;
    if (!isHeld) {
      this.whenDue(
        () => waitMs(latest()),
        () => {
          const due = latest();
          this.#latest.delete(id);
          pass(due);
        },
      );
    }
    return true;
  }

  whenDue(waitMs: () => number, pass: () => void): void {
    const wait = waitMs();
    if (wait <= 0) pass();
    else setTimeout(() => this.whenDue(waitMs, pass), Math.min(wait, lookMs));
  }

  async page({ load, due, waitMs }: DuePages<Message>, asked: OlderMessages | null): Promise<readonly Message[]> {
    const shown: Message[] = [];
    let next = asked;
    for (let pages = 1; ; pages += 1) {
      // Pages are loaded one at a time, because only a page shows how many of its messages wait.
      const messages = await load(next);
      shown.push(...due(messages));
      if (messages.length < CHAT_PAGE || shown.length >= CHAT_PAGE) return shown.slice(0, CHAT_PAGE);
      next = olderThan({ messages, hasOlder: true, completeUntil: null });
      if (next !== null && pages >= mostPages) {
        next = { until: instantAt(epochMs(next.until) - waitMs(next.until)), except: [] };
      }
    }
  }
}
