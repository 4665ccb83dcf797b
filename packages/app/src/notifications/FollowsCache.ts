import { cadence, type Follow } from '@tribunen/domain';
import type { LiveLog } from '../live/LiveLog.ts';
import type { LiveWorld } from '../live/LiveWorld.ts';
import { Poll } from '../live/Poll.ts';

interface FollowsCacheParts {
  readonly load: () => Promise<readonly Follow[]>;
  readonly world: LiveWorld;
  readonly log: LiveLog;
  readonly onFollows: (follows: readonly Follow[]) => void;
}

/**
 * What the spectator follows, asked for again where it is older than 30 s and the tab is seen (part 1 §9). After a failure it is tried
 * again; till then what was known stands, and what was never known is not «nothing».
 */
export class FollowsCache {
  readonly #parts: FollowsCacheParts;
  readonly #poll: Poll<readonly Follow[]>;
  #loadedAtMs: number | null = null;
  /** Raised by each `set`: an answer to a question of before is older than what the spectator chose since. */
  #choices = 0;
  #choicesWhenAsked = 0;
  #endOfChanges: (() => void) | null = null;

  constructor(parts: FollowsCacheParts) {
    this.#parts = parts;
    this.#poll = new Poll(
      {
        source: 'follows',
        ask: () => {
          this.#choicesWhenAsked = this.#choices;
          return parts.load();
        },
        take: (follows) => {
          if (this.#choicesWhenAsked === this.#choices) this.#know(follows);
          return { kind: 'updates', nextCheckInMs: null, retryAfterMs: null };
        },
        delayAfter: ({ kind }) => (kind === 'error' ? cadence.engine.poll : null),
        // Each poll of the engine asks for a refresh: what fails is not tried again more often for that.
        leastGapMs: cadence.engine.poll,
      },
      parts,
    );
  }

  start(): void {
    this.#endOfChanges ??= this.#parts.world.onChange(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#endOfChanges?.();
    this.#endOfChanges = null;
    this.#poll.stop();
  }

  /** The spectator has just chosen: this is what counts. */
  set(follows: readonly Follow[]): void {
    this.#choices += 1;
    this.#know(follows);
  }

  /** Asks, where what is known is old. */
  refresh(): void {
    if (this.#isOld()) this.#poll.askIn(0);
  }

  #follow(): void {
    const { world } = this.#parts;
    this.#poll.setMode(world.isVisible() && world.isOnline() ? 'repeated' : 'silent', this.#isOld() ? 0 : null);
  }

  #know(follows: readonly Follow[]): void {
    this.#loadedAtMs = this.#parts.world.now();
    this.#parts.onFollows(follows);
  }
  /** By a clock that may have been set back: then nobody knows. */
  #isOld(): boolean {
    if (this.#loadedAtMs === null) return true;
    const age = this.#parts.world.now() - this.#loadedAtMs;
    return age < 0 || age >= cadence.engine.followsCache;
  }
}
