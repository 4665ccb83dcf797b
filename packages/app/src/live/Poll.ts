import { type PollOutcome, withJitter } from '@tribunen/domain';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { pageTime } from './pageTime.ts';
import type { SharedRests } from './SharedRests.ts';

/** The times of a request. */
export interface RequestTimes {
  /** When it was sent, by the device's clock, milliseconds since 1970. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  /** When it was sent, by the page's stopwatch (`pageTime`). */
  readonly askedAt: number;
}

export interface PollRequest<Answer> {
  /** The name of the request in the log and in `SharedRests`. */
  readonly source: string;
  ask(): Promise<Answer>;
  /** Applies an answer. */
  take(answer: Answer, times: RequestTimes): PollOutcome;
  /** Milliseconds from an outcome to the next request; null if the request is not repeated by itself. */
  delayAfter(outcome: PollOutcome): number | null;
  /** The least milliseconds from the start of one request to the start of the next. */
  readonly leastGapMs?: number;
  onFailure?(error: unknown): void;
}

/** `repeated`: by itself, again and again. `asked`: only after `askIn`. `silent`: never. */
export type PollMode = 'repeated' | 'asked' | 'silent';

export interface PollParts {
  readonly world: Pick<LiveWorld, 'now' | 'random'>;
  readonly rests: SharedRests;
  readonly log: LiveLog;
}

/** The longest wait of a browser timer. It runs a timer with a longer one at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A repeated request: never two at a time, never before the server allows it (`Retry-After`), never in step with other
 * devices, and only while it is needed. After `stop`, an answer under way is ignored.
 */
export class Poll<Answer> {
  readonly #request: PollRequest<Answer>;
  readonly #parts: PollParts;
  #mode: PollMode = 'silent';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires, by the page's stopwatch; null while no timer is set. */
  #plannedAt: number | null = null;
  /** The request under way. After `stop` its answer is ignored, and the next request is sent only after that answer. */
  #underWay: { wanted: boolean } | null = null;
  /** Whether `askIn` was called while a request was under way. */
  #again = false;
  #lastSentAt: number | null = null;
  #failing = false;

  constructor(request: PollRequest<Answer>, parts: PollParts) {
    this.#request = request;
    this.#parts = parts;
  }

  /** @param firstDelayMs the time until the first request, if it is repeated from now on; null to wait for `askIn` */
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

  /** Sends the request after a wait, or sooner if it is planned already. During a request, another is sent after its answer. */
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
      // The server may have demanded a longer pause from another tab meanwhile.
      if (this.#restLeft() > 0) this.askIn(0);
      else void this.#ask();
    }, wait);
  }

  /** Brings a planned request forward. If none is planned it does nothing. */
  shortenWait(ms: number): void {
    if (this.#plannedAt !== null) this.askIn(ms);
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
    // After a failure the request waits, even if `askIn` was called.
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
    // A source that is down fails many times in a row, so only the first failure is logged.
    if (!this.#failing) console.error(`The live source «${source}» failed`, error);
    this.#failing = true;
    this.#request.onFailure?.(error);
  }

  #restLeft(): number {
    return this.#parts.rests.left(this.#request.source);
  }

  #gapLeft(): number {
    const { leastGapMs = 0 } = this.#request;
    if (this.#lastSentAt === null) return 0;
    // A clock that was set back does not lengthen the gap.
    return Math.min(Math.max(this.#lastSentAt + leastGapMs - this.#parts.world.now(), 0), leastGapMs);
  }
}
