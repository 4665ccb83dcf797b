import { type PollOutcome, withJitter } from '@tribunen/domain';
import { BackendFailure } from '../backend/BackendFailure.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { pageTime } from './pageTime.ts';

/** When a request was under way: by the device's clock, milliseconds since 1970, and when it began by the page's own (`pageTime`). */
export interface RequestTimes {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly askedAt: number;
}

export interface PollRequest<Answer> {
  /** Its name in the log. */
  readonly source: string;
  ask(): Promise<Answer>;
  /** Puts an answer to use. */
  take(answer: Answer, times: RequestTimes): PollOutcome;
  /** Milliseconds from an outcome to the next request; null where the next one is asked for. */
  delayAfter(outcome: PollOutcome): number | null;
  /** Milliseconds from the start of one request to that of the next, at least. */
  readonly leastGapMs?: number;
  onFailure?(): void;
}

/** `repeated`: again and again. `asked`: when somebody asks. `silent`: not at all. */
export type PollMode = 'repeated' | 'asked' | 'silent';

/** A browser takes a longer wait for none at all. */
const longestTimerMs = 2 ** 31 - 1;

type PollParts = { readonly world: Pick<LiveWorld, 'now' | 'random'>; readonly log: LiveLog };

/**
 * One repeated request: never two under way, never before the server allows it (`Retry-After`), never in step with other devices, and only
 * while it is of use. After `stop` an answer that is still under way changes nothing.
 */
export class Poll<Answer> {
  readonly #request: PollRequest<Answer>;
  readonly #parts: PollParts;
  #mode: PollMode = 'silent';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer was set to, by the page's own clock, which rests where timers rest; null where none is set. */
  #plannedAt: number | null = null;
  /** The request under way. One that `stop` has left behind is waited for, and its answer is not taken. */
  #underWay: { wanted: boolean } | null = null;
  /** Whether somebody asked while that was not possible. */
  #again = false;
  /** Runs for as long as the server wants to be left alone: a timer, for the device's clock may be set meanwhile. */
  #rest: ReturnType<typeof setTimeout> | null = null;
  #lastSentAt: number | null = null;
  #failing = false;

  constructor(request: PollRequest<Answer>, parts: PollParts) {
    this.#request = request;
    this.#parts = parts;
  }

  /**
   * @param firstDelayMs until the first request, where it is repeated from now on; null to wait until it is asked for
   */
  setMode(mode: PollMode, firstDelayMs: number | null = 0): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    if (mode === 'repeated') {
      if (firstDelayMs !== null && this.#underWay?.wanted !== true) this.askIn(firstDelayMs);
      return;
    }
    this.#cancel();
  }

  /** Asks in so many milliseconds, or sooner where that is planned already; once more, where a request is under way. */
  askIn(ms: number): void {
    if (this.#mode === 'silent') return;
    if (this.#underWay !== null) {
      this.#again = true;
      return;
    }
    const wait = Math.min(Math.max(ms, this.#gapLeft()), longestTimerMs);
    const at = performance.now() + wait;
    if (this.#plannedAt !== null && this.#plannedAt <= at) return;
    clearTimeout(this.#timer);
    this.#plannedAt = at;
    this.#timer = setTimeout(() => {
      this.#plannedAt = null;
      if (this.#rest === null) void this.#ask();
      else this.#again = true;
    }, wait);
  }

  stop(): void {
    this.setMode('silent');
    if (this.#underWay !== null) this.#underWay.wanted = false;
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#rest = null;
    this.#failing = false;
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#plannedAt = null;
    this.#again = false;
  }

  async #ask(): Promise<void> {
    const { world, log } = this.#parts;
    const { source } = this.#request;
    const request = { wanted: true };
    const [sentAtMs, askedAt] = [world.now(), pageTime()];
    this.#underWay = request;
    this.#lastSentAt = sentAtMs;
    log.note({ source, kind: 'request', what: 'asks' });

    let outcome: PollOutcome;
    try {
      const answer = await this.#request.ask();
      if (!request.wanted) return this.#leaveBehind();
      outcome = this.#request.take(answer, { sentAtMs, askedAt, receivedAtMs: world.now() });
      this.#failing = false;
      log.note({ source, kind: 'answer', what: outcome.kind });
    } catch (error) {
      if (!request.wanted) return this.#leaveBehind();
      outcome = { kind: 'error', retryAfterMs: error instanceof BackendFailure ? error.retryAfterMs : null };
      this.#fail(error);
    }
    this.#underWay = null;
    this.#restFor(outcome.retryAfterMs);
    this.#goOn(outcome);
  }

  #leaveBehind(): void {
    this.#underWay = null;
    this.#askAgain();
  }

  #restFor(ms: number | null): void {
    if (ms === null || ms <= 0) return;
    this.#rest = setTimeout(
      () => {
        this.#rest = null;
        this.#askAgain();
      },
      Math.min(ms, longestTimerMs),
    );
  }

  #askAgain(): void {
    const again = this.#again;
    this.#again = false;
    if (again) this.askIn(0);
  }

  #goOn(outcome: PollOutcome): void {
    const again = this.#again;
    this.#again = false;
    const delay = again || this.#mode === 'repeated' ? this.#request.delayAfter(outcome) : null;
    // What failed is not asked again at once, however eagerly it was asked for.
    if (again && outcome.kind !== 'error') this.askIn(0);
    else if (delay !== null) this.askIn(withJitter(delay, this.#parts.world.random()));
  }

  #fail(error: unknown): void {
    const { source } = this.#request;
    this.#parts.log.note({ source, kind: 'failure', what: error instanceof Error ? error.message : String(error) });
    // A source that is down is down for many requests in a row: its first failure says it for all.
    if (!this.#failing) console.error(`The live source «${source}» failed`, error);
    this.#failing = true;
    this.#request.onFailure?.();
  }

  #gapLeft(): number {
    const { leastGapMs = 0 } = this.#request;
    if (this.#lastSentAt === null) return 0;
    // A clock that was set back does not make the gap longer.
    return Math.min(Math.max(this.#lastSentAt + leastGapMs - this.#parts.world.now(), 0), leastGapMs);
  }
}
