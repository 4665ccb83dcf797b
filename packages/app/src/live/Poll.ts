import { type PollOutcome, withJitter } from '@tribunen/domain';
import { BackendFailure } from '../backend/access/BackendFailure.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { pageTime } from './pageTime.ts';
import type { SharedRests } from './SharedRests.ts';

/** When a request was under way. */
export interface RequestTimes {
  /** By the device's clock, milliseconds since 1970. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  /** By the page's own (`pageTime`). */
  readonly askedAt: number;
}

export interface PollRequest<Answer> {
  /** Its name in the log, and among the rests that tabs share. */
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

export interface PollParts {
  readonly world: Pick<LiveWorld, 'now' | 'random'>;
  readonly rests: SharedRests;
  readonly log: LiveLog;
}

/** A browser takes a longer wait for none at all. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * One repeated request: never two under way, never before the server allows it (`Retry-After`), never in step with other devices, and only
 * while it is of use. After `stop` an answer that is still under way changes nothing.
 */
export class Poll<Answer> {
  readonly #request: PollRequest<Answer>;
  readonly #parts: PollParts;
  #mode: PollMode = 'silent';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires, by the page's stopwatch; null where none is set. */
  #plannedAt: number | null = null;
  /** The request under way. Of one that `stop` has left behind the answer is not taken, but no other is sent before it. */
  #underWay: { wanted: boolean } | null = null;
  /** Whether somebody asked while a request was under way. */
  #again = false;
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
    clearTimeout(this.#timer);
    this.#plannedAt = null;
    this.#again = false;
  }

  /** Asks in so many milliseconds, or sooner where that is planned already; once more, where a request is under way. */
  askIn(ms: number): void {
    if (this.#mode === 'silent') return;
    if (this.#underWay !== null) {
      this.#again = true;
      return;
    }
    const wait = Math.min(Math.max(ms, this.#gapLeft(), this.#restLeft()), longestTimerMs);
    const at = performance.now() + wait;
    if (this.#plannedAt !== null && this.#plannedAt <= at) return;
    clearTimeout(this.#timer);
    this.#plannedAt = at;
    this.#timer = setTimeout(() => {
      this.#plannedAt = null;
      // The rest may be of another tab, and longer than it was.
      if (this.#restLeft() > 0) this.askIn(0);
      else void this.#ask();
    }, wait);
  }

  stop(): void {
    this.setMode('silent');
    if (this.#underWay !== null) this.#underWay.wanted = false;
    this.#failing = false;
  }

  async #ask(): Promise<void> {
    const { world, log, rests } = this.#parts;
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
    if (outcome.retryAfterMs !== null) rests.rest(source, outcome.retryAfterMs);
    this.#continue(outcome);
  }

  #leaveBehind(): void {
    this.#underWay = null;
    if (this.#takeAgain()) this.askIn(0);
  }

  #continue(outcome: PollOutcome): void {
    const again = this.#takeAgain();
    const delay = again || this.#mode === 'repeated' ? this.#request.delayAfter(outcome) : null;
    // What failed is not asked again at once, however eagerly it was asked for.
    if (again && outcome.kind !== 'error') this.askIn(0);
    else if (delay !== null) this.askIn(withJitter(delay, this.#parts.world.random()));
  }

  #takeAgain(): boolean {
    const again = this.#again;
    this.#again = false;
    return again;
  }

  #fail(error: unknown): void {
    const { source } = this.#request;
    this.#parts.log.note({ source, kind: 'failure', what: error instanceof Error ? error.message : String(error) });
    // A source that is down fails many times in a row: only the first is logged.
    if (!this.#failing) console.error(`The live source «${source}» failed`, error);
    this.#failing = true;
    this.#request.onFailure?.();
  }

  #restLeft(): number {
    return this.#parts.rests.left(this.#request.source);
  }

  #gapLeft(): number {
    const { leastGapMs = 0 } = this.#request;
    if (this.#lastSentAt === null) return 0;
    // A clock that was set back does not make the gap longer.
    return Math.min(Math.max(this.#lastSentAt + leastGapMs - this.#parts.world.now(), 0), leastGapMs);
  }
}
