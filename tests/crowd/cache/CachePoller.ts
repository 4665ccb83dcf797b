import type { LiveDelta } from '@tribunen/contract';
import { fetchBootLive, fetchLiveDelta } from '../../../packages/app/src/api/functions/liveEndpoints.ts';

/** An answer that a poller has received. */
export interface PolledAnswer {
  readonly version: number;
  /** The response's `x-cache` header: `HIT`, `STALE`, `MISS` … */
  readonly cache: string;
  /** Milliseconds since the backend produced the answer. */
  readonly ageMs: number;
  /** The age that the app computes from the answer. */
  readonly shownAgeMs: number;
}

const everyMs = 1000;
const reading = { competitionIdOf: () => null };

/**
 * Requests changes once a second with the app's own code; a page in a crowd polls less often. When a request for
 * changes fails, it requests the snapshot (LIVE-27).
 */
export class CachePoller {
  version: number;
  /** The goals of the matches that the poller knows, by match. */
  readonly goals = new Map<string, number>();
  readonly #url: string;
  readonly #onAnswer: (answer: PolledAnswer | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param url the address of the live endpoints
   * @param onAnswer receives each answer; null for a request that failed
   */
  constructor(url: string, onAnswer: (answer: PolledAnswer | null) => void, version = 0) {
    this.#url = url;
    this.#onAnswer = onAnswer;
    this.version = version;
  }

  /** Starts after a random delay, so that the pollers do not send their requests at the same moment. */
  start(): void {
    this.#timer = setTimeout(() => void this.#poll(), Math.random() * everyMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    this.#timer = setTimeout(() => void this.#poll(), everyMs);
    let headers = new Headers();
    const ask: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      headers = response.headers;
      return response;
    };
    const api = { url: this.#url, fetch: ask };
    try {
      const { version, matches, ageMs } = await fetchLiveDelta(api, this.version, reading).catch(async () => {
        const { version: _newest, ...snapshot } = await fetchBootLive(api);
        return { ...snapshot, version: this.version };
      });
      this.#take(version, matches);
      const answeredAt = Date.parse(headers.get('x-answered-at') ?? '');
      this.#onAnswer({
        version,
        cache: headers.get('x-cache') ?? 'none',
        ageMs: Math.max(0, Date.now() - answeredAt),
        shownAgeMs: ageMs,
      });
    } catch {
      // A failed request is counted, and retried a second later.
      this.#onAnswer(null);
    }
  }

  #take(version: number, matches: LiveDelta['matches']): void {
    this.version = version;
    for (const { id, score } of matches) {
      const { home, away } = score.fullTime;
      if (home !== null) this.goals.set(id, home + away);
    }
  }
}
