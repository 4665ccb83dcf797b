import {
  emptyOutbox,
  epochMs,
  instantAt,
  type MessageId,
  nextOutbox,
  nextToSend,
  type Outbox,
  type OutboxEvent,
  type OutgoingMessage,
  type SendOutcome,
  type StoredMessage,
  type UtcInstant,
  type WrittenMessage,
} from '@tribunen/domain';
import type { SentRow } from '../../api/tables/messageRows.ts';
import type { LiveWorld } from '../../live/LiveWorld.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';

/** The reason why a message was not sent. */
export type SendProblem = Exclude<SendOutcome, { readonly kind: 'sent' }>;

export interface OutboxSenderParts<Message extends StoredMessage> {
  /** The messages that an earlier page has left on the device, in the order in which they were written. Nothing is sent before they are known. */
  readonly kept: Promise<readonly OutgoingMessage[]>;
  readonly keep: (message: OutgoingMessage) => void;
  readonly drop: (id: MessageId) => void;
  /** Resolves to null when another tab has sent the message or deleted it. */
  readonly send: (message: WrittenMessage) => Promise<SentRow<Message> | null>;
  /** Deletes the row of a message that may have been stored. */
  readonly withdraw: (id: MessageId, now: UtcInstant) => Promise<unknown>;
  /**
   * Called when a message is sent. The row is null when an earlier attempt had stored the message and only its answer was lost. Resolves to true when
   * the chat has the message's row.
   */
  readonly onSent: (row: Message | null) => Promise<boolean>;
  readonly onProblem: (problem: SendProblem) => void;
  readonly world: Pick<LiveWorld, 'now' | 'isOnline' | 'onChange'>;
}

/**
 * Sends the messages that a spectator writes in one chat, one at a time in the order in which they were written, and keeps them on the device until they
 * are sent. `nextOutbox` decides the next state of each message (CHAT-23 to CHAT-26).
 */
export class OutboxSender<Message extends StoredMessage> {
  readonly #parts: OutboxSenderParts<Message>;
  readonly #outbox = new Observable<Outbox>(emptyOutbox);
  readonly #teardown = new Teardown();
  #hasReopened = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: OutboxSenderParts<Message>) {
    this.#parts = parts;
  }

  /** The outgoing messages, and the reason for a pause. */
  get outbox(): Observed<Outbox> {
    return this.#outbox;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { world } = this.#parts;
    const follow = (): void => {
      const isOnline = world.isOnline();
      if (isOnline !== this.#outbox.current().isOnline) this.#take({ kind: 'line', isOnline });
    };
    this.#teardown.add(world.onChange(follow), () => clearTimeout(this.#pause));
    follow();
    void this.#reopen();
  }

  /** Stops sending. An attempt under way may still reach the backend, and the device keeps the messages. */
  stop(): void {
    this.#teardown.run();
  }

  write(message: WrittenMessage): void {
    this.#take({ kind: 'write', message });
  }

  /** Sends a failed message again. */
  retry(id: MessageId): void {
    this.#take({ kind: 'retry', id });
  }

  /** Drops a message that was not sent, and deletes its row in case an attempt stored one. */
  remove(id: MessageId): void {
    const { withdraw, world } = this.#parts;
    const message = this.#outbox.current().messages.find((each) => each.id === id);
    this.#take({ kind: 'remove', id });
    const isGone = !this.#outbox.current().messages.some((each) => each.id === id);
    if (message === undefined || !isGone || message.attempts === 0) return;
    withdraw(id, instantAt(world.now())).catch((error: unknown) =>
      console.error('An unsent message could not be deleted', error),
    );
  }

  /** The ids of sent messages whose rows the chat does not have yet. */
  sent(): readonly MessageId[] {
    return this.#outbox.current().messages.flatMap(({ id, status }) => (status === 'sent' ? [id] : []));
  }

  /** Removes the messages whose rows the chat has. */
  meetRows(ids: ReadonlySet<MessageId>): void {
    if (this.#outbox.current().messages.some(({ id }) => ids.has(id))) this.#take({ kind: 'rows', ids });
  }

  async #reopen(): Promise<void> {
    const kept = await this.#parts.kept;
    this.#hasReopened = true;
    this.#take({ kind: 'reopen', kept });
  }

  #take(event: OutboxEvent): void {
    if (!this.#teardown.isPending) return;
    const before = this.#outbox.current();
    const after = nextOutbox(before, event);
    this.#keepChanges(before, after);
    this.#outbox.set(after);
    this.#advance();
  }

  #keepChanges(before: Outbox, after: Outbox): void {
    const { keep, drop } = this.#parts;
    for (const message of after.messages) {
      if (before.messages.includes(message)) continue;
      if (message.status === 'sent') drop(message.id);
      else keep(message);
    }
    const there = new Set(after.messages.map(({ id }) => id));
    for (const { id } of before.messages) if (!there.has(id)) drop(id);
  }

  #advance(): void {
    clearTimeout(this.#pause);
    if (!this.#teardown.isPending || !this.#hasReopened) return;
    const now = this.#parts.world.now();
    const outbox = this.#outbox.current();
    const next = nextToSend(outbox, instantAt(now));
    if (next !== null) {
      this.#take({ kind: 'send', id: next.id });
      void this.#send(next);
      return;
    }
    const waits = outbox.isOnline && outbox.messages.some(({ status }) => status === 'waiting');
    if (waits && outbox.pause !== null) {
      this.#pause = setTimeout(() => this.#advance(), Math.max(0, epochMs(outbox.pause.until) - now));
    }
  }

  async #send(message: OutgoingMessage): Promise<void> {
    const { world, onSent, onProblem } = this.#parts;
    const attempt = await this.#attempt(message);
    if (!this.#teardown.isPending) return;
    if (attempt === null) {
      this.#take({ kind: 'rows', ids: new Set([message.id]) });
      return;
    }
    const { outcome, message: row, error } = attempt;
    this.#take({ kind: 'answer', id: message.id, outcome, now: instantAt(world.now()) });
    if (outcome.kind === 'sent') {
      if (await onSent(row)) this.#take({ kind: 'rows', ids: new Set([message.id]) });
      return;
    }
    const hasFailed = this.#outbox
      .current()
      .messages.some(({ id, status }) => id === message.id && status === 'failed');
    // Without a network a message is tried every few seconds, so only the first failure is logged.
    if (hasFailed || message.attempts === 0) console.error('A message was not sent', error);
    if (outcome.kind === 'too-fast' || (hasFailed && outcome.kind !== 'unanswered')) onProblem(outcome);
  }

  /** Makes one attempt. After an error that does not come from the backend it is unclear whether the row was stored. */
  async #attempt(
    message: WrittenMessage,
  ): Promise<(Omit<SentRow<Message>, 'error'> & { readonly error: Error | null }) | null> {
    try {
      return await this.#parts.send(message);
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      return { outcome: { kind: 'unclear', waitMs: 0 }, message: null, error: cause };
    }
  }
}
