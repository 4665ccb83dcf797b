import { cadence } from '@tribunen/domain';
import type { LiveLog } from '../live/LiveLog.ts';
import type { LiveWorld } from '../live/LiveWorld.ts';
import { Poll } from '../live/Poll.ts';
import { WakeWatch } from '../live/WakeWatch.ts';
import type { Tabs } from '../tabs/Tabs.ts';

/** What is asked: `poll` for what all matches have told since the last, `catch-up` for a backfill of every live match before it. */
export type Inquiry = 'poll' | 'catch-up';

interface EventInquiryParts {
  /** True once all of it has been asked; what is given up on the way stays owed. */
  readonly ask: (inquiry: Inquiry) => Promise<boolean>;
  /** Whether a match is being played that the spectator may be told of: while none is, nothing is asked by itself. */
  readonly isOfUse: () => boolean;
  /** Hears every few seconds, where and while it may ask. */
  readonly onLook: () => void;
  readonly world: LiveWorld;
  readonly tabs: Pick<Tabs, 'isFront' | 'onFront'>;
  readonly log: LiveLog;
}

/**
 * When the engine asks for events: a catch-up first, then every 3 s while it is of use; in the front tab alone, and only while that is
 * seen and online. To be seen again, to be online again and to wake up owe a catch-up (part 1 §9).
 */
export class EventInquiry {
  readonly #parts: EventInquiryParts;
  readonly #poll: Poll<void>;
  readonly #wakeWatch: WakeWatch;
  #owed: Inquiry = 'catch-up';
  #isSeen = false;
  #isOnline = false;
  #endings: readonly (() => void)[] = [];

  constructor(parts: EventInquiryParts) {
    this.#parts = parts;
    this.#poll = new Poll(
      {
        source: 'engine',
        ask: () => this.#ask(),
        take: () => ({ kind: 'none', nextCheckInMs: null, retryAfterMs: null }),
        delayAfter: ({ kind }) => (kind === 'error' || parts.isOfUse() ? cadence.engine.poll : null),
      },
      parts,
    );
    this.#wakeWatch = new WakeWatch(parts, {
      onWake: () => this.owe('catch-up'),
      onLook: () => {
        parts.onLook();
        // A match may have begun.
        if (parts.isOfUse()) this.#poll.askIn(cadence.engine.poll);
      },
    });
  }

  start(): void {
    if (this.#endings.length > 0) return;
    const { tabs, world } = this.#parts;
    this.#owed = 'catch-up';
    this.#isSeen = world.isVisible();
    this.#isOnline = world.isOnline();
    this.#endings = [world.onChange(() => this.#worldChanged()), tabs.onFront(() => this.#follow())];
    this.#follow();
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#poll.stop();
    this.#wakeWatch.stop();
  }

  /** Asks, at once where it may be, else as soon as it may. */
  owe(inquiry: Inquiry): void {
    if (inquiry === 'catch-up') this.#owed = 'catch-up';
    this.#poll.askIn(0);
  }

  #worldChanged(): void {
    const { world } = this.#parts;
    const [wasSeen, wasOnline] = [this.#isSeen, this.#isOnline];
    this.#isSeen = world.isVisible();
    this.#isOnline = world.isOnline();
    this.#follow();
    if ((this.#isSeen && !wasSeen) || (this.#isOnline && !wasOnline)) this.owe('catch-up');
  }

  /** Who may ask from here on asks at once: until now another tab did, or nobody. */
  #follow(): void {
    if (this.#parts.tabs.isFront() && this.#isSeen && this.#isOnline) {
      this.#poll.setMode('repeated');
      this.#wakeWatch.start();
    } else {
      this.#poll.setMode('silent');
      this.#wakeWatch.stop();
    }
  }

  async #ask(): Promise<void> {
    const inquiry = this.#owed;
    this.#owed = 'poll';
    let isDone = false;
    try {
      isDone = await this.#parts.ask(inquiry);
    } finally {
      if (!isDone && inquiry === 'catch-up') this.#owed = 'catch-up';
    }
  }
}
