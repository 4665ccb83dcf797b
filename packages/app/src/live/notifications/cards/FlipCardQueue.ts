import {
  cadence,
  cameUp,
  type CardQueueStep,
  EMPTY_CARD_QUEUE,
  type LiveEventId,
  type Notification,
  runCardQueue,
  type ShownCard,
  type UtcInstant,
} from '@tribunen/domain';
import { Observable, type Observed } from '../../../lib/state/Observable.ts';

interface FlipCardQueueParts {
  /** The server's clock. */
  readonly clock: { now(): UtcInstant };
  /** Receives each notification once, when its own card or the summary card with it appears. */
  readonly onShown: (notification: Notification) => void;
}

/**
 * The flip card on the screen, and the notifications that wait. `runCardQueue` decides. The times of a card are timers,
 * so that setting the clock cannot leave a card on the screen (NOTIFY-17). No card appears before `open`.
 */
export class FlipCardQueue {
  readonly #parts: FlipCardQueueParts;
  readonly #shown = new Observable<ShownCard | null>(null);
  #queue = EMPTY_CARD_QUEUE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: FlipCardQueueParts) {
    this.#parts = parts;
  }

  /** The card on the screen; null when there is none. */
  get shown(): Observed<ShownCard | null> {
    return this.#shown;
  }

  /** The notifications whose cards have not appeared yet, oldest first. */
  waiting(): readonly Notification[] {
    return [...this.#queue.missed, ...this.#queue.waiting];
  }

  add(notification: Notification): void {
    this.#run({ kind: 'add', notification });
  }

  withdraw(notification: Notification): void {
    this.#run({ kind: 'withdraw', notification });
  }

  /** Removes an event that has been taken back. */
  takeBack(id: LiveEventId): void {
    this.#run({ kind: 'take-back', id });
  }

  /** Lets cards appear, because the spectator looks at this tab. */
  open(): void {
    this.#run({ kind: 'open' });
  }

  /** Lets no further card appear, because the spectator does not look at this tab. */
  shut(): void {
    this.#run({ kind: 'shut' });
  }

  readonly close = (): void => this.#run({ kind: 'close' });

  /** Drops all cards. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = EMPTY_CARD_QUEUE;
    this.#shown.set(null);
  }

  #run(step: CardQueueStep): void {
    const before = this.#queue;
    this.#queue = runCardQueue(before, step, this.#parts.clock.now());
    if (this.#queue.shown !== before.shown) {
      this.#setTimer(this.#queue.shown);
      this.#shown.set(this.#queue.shown);
    }
    for (const notification of cameUp(before, this.#queue)) this.#parts.onShown(notification);
  }

  #setTimer(card: ShownCard | null): void {
    const { flip, close } = cadence.banner;
    clearTimeout(this.#timer);
    if (card === null) return;
    if (card.status === 'gathered') this.#timer = setTimeout(this.close, close);
    else if (card.phase === 'back') this.#timer = setTimeout(this.close, close - flip);
    else this.#timer = setTimeout(() => this.#run({ kind: 'flip' }), flip);
  }
}
