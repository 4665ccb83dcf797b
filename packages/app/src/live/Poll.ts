import { type PollOutcome, withJitter } from '@tribunen/domain';
import { BackendFailure } from '../backend/BackendFailure.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';

/** When a request was under way, by the device's clock, milliseconds since 1970. */
export interface RequestTimes {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
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
  /** What the timer was set to, in milliseconds; null where none is set. */
  #planned: number | null = null;
  /** The request under way; null where there is none, and of one that is no longer wanted nothing is left. */
  #underWay: { readonly sentAtMs: number } | null = null;
  #again = false;
  /** The server wants to be left alone for so long from then on. */
  #rest: { readonly fromMs: number; readonly ms: number } = { fromMs: 0, ms: 0 };
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
      if (this.#underWay === null && firstDelayMs !== null) this.askIn(firstDelayMs);
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
    const wait = Math.max(ms, this.#restLeft(), this.#gapLeft());
    if (this.#planned !== null && this.#planned <= wait) return;
    clearTimeout(this.#timer);
    this.#planned = wait;
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  stop(): void {
    this.setMode('silent');
    this.#underWay = null;
    this.#failing = false;
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#planned = null;
    this.#again = false;
  }

  async #ask(): Promise<void> {
    const { world, log } = this.#parts;
    const { source } = this.#request;
    const request = { sentAtMs: world.now() };
    this.#planned = null;
    this.#underWay = request;
    this.#lastSentAt = request.sentAtMs;
    log.note({ source, kind: 'request', what: 'asks' });

    let outcome: PollOutcome;
    try {
      const answer = await this.#request.ask();
      if (this.#underWay !== request) return;
      outcome = this.#request.take(answer, { ...request, receivedAtMs: world.now() });
      this.#failing = false;
      log.note({ source, kind: 'answer', what: outcome.kind });
    } catch (error) {
      if (this.#underWay !== request) return;
      outcome = { kind: 'error', retryAfterMs: error instanceof BackendFailure ? error.retryAfterMs : null };
      this.#fail(error);
    }
    this.#underWay = null;
    this.#rest = { fromMs: world.now(), ms: outcome.retryAfterMs ?? 0 };
    this.#goOn(outcome);
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

  #restLeft(): number {
    return within(this.#rest.fromMs + this.#rest.ms - this.#parts.world.now(), this.#rest.ms);
  }

  #gapLeft(): number {
    const { leastGapMs = 0 } = this.#request;
    return this.#lastSentAt === null ? 0 : within(this.#lastSentAt + leastGapMs - this.#parts.world.now(), leastGapMs);
  }
}

/** A wait that a clock which was set cannot make longer than it was. */
function within(left: number, mostMs: number): number {
  return Math.min(Math.max(left, 0), mostMs);
}
