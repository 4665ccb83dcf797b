import { cadence, type LiveMode, runsNow } from '@tribunen/domain';
import type { AbsenceDetector } from '../../AbsenceDetector.ts';
import type { LiveWorld } from '../../LiveWorld.ts';
import { Poll, type PollParts } from '../../Poll.ts';
import type { Observed } from '../../../lib/state/Observable.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';
import type { Tabs } from '../../tabs/Tabs.ts';

/** `poll` requests the events of all matches since the last poll; `catch-up` first requests a backfill of every live match. */
export type EventRequest = 'poll' | 'catch-up';

interface EventPollerParts extends PollParts {
  /** Sends the request. Resolves to false if it gave up on the way, so that it is sent again. */
  readonly ask: (request: EventRequest) => Promise<boolean>;
  /** Whether a match is in play whose goals may be announced. Without one, the poller sends no requests by itself. */
  readonly isMatchLive: () => boolean;
  readonly mode: Observed<LiveMode | null>;
  readonly world: LiveWorld;
  readonly absences: AbsenceDetector;
  readonly tabs: Pick<Tabs, 'isFront' | 'onFront'>;
}

/**
 * Decides when the engine requests events: first a catch-up, then every 3 s while one of its matches is live, only in
 * the front tab, and only while that is visible and online. After an absence it catches up again. In a crowd it sends
 * no requests, because the live feed requests missed events, and a cache answers it (LIVE-22).
 */
export class EventPoller {
  readonly #parts: EventPollerParts;
  readonly #poll: Poll<void>;
  readonly #teardown = new Teardown();
  #next: EventRequest = 'catch-up';

  constructor(parts: EventPollerParts) {
    this.#parts = parts;
    this.#poll = new Poll(
      {
        source: 'engine',
        ask: () => this.#ask(),
        take: () => ({ kind: 'none', nextCheckInMs: null, retryAfterMs: null }),
        delayAfter: ({ kind }) => (kind === 'error' || this.#isOfUse() ? cadence.engine.poll : null),
      },
      parts,
    );
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { absences, mode, tabs, world } = this.#parts;
    this.#next = 'catch-up';
    this.#teardown.add(
      mode.subscribe(() => this.#setMode()),
      world.onChange(() => this.#setMode()),
      tabs.onFront(() => this.#setMode()),
      absences.onReturn(() => {
        this.#setMode();
        this.request('catch-up');
      }),
      // A match may have begun since the last check.
      absences.onTick(() => {
        if (this.#isOfUse()) this.#poll.askIn(cadence.engine.poll);
      }),
      () => this.#poll.stop(),
    );
    this.#setMode();
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Sends a request at once, or as soon as this tab may. */
  request(request: EventRequest): void {
    if (request === 'catch-up') this.#next = 'catch-up';
    this.#poll.askIn(0);
  }

  #isOfUse(): boolean {
    const { mode, world, isMatchLive } = this.#parts;
    const tabHidden = !world.isVisible();
    return runsNow('engine', { mode: mode.current() ?? 'crowd', socketUp: true, tabHidden, matchNear: isMatchLive() });
  }

  /** A tab that may send requests from now on does so at once, because until now another tab did, or none. */
  #setMode(): void {
    const { absences, mode, tabs } = this.#parts;
    const asks = mode.current() === 'small' && tabs.isFront() && absences.isHere();
    this.#poll.setMode(asks ? 'repeated' : 'silent');
  }

  async #ask(): Promise<void> {
    const request = this.#next;
    this.#next = 'poll';
    let isDone = false;
    try {
      isDone = await this.#parts.ask(request);
    } finally {
      if (!isDone && request === 'catch-up') this.#next = 'catch-up';
    }
  }
}
