import { cadence, type Follow } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { HomeBackend } from '../../../backend/homeBackend.ts';
import type { LiveWorld } from '../../LiveWorld.ts';
import { Poll, type PollParts } from '../../Poll.ts';
import { followsKey, readFollows, reloadFollows } from '../../../data/follows/followsQuery.ts';
import { watchFollows } from '../../../data/follows/watchFollows.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';

interface FollowsRefresherParts extends PollParts {
  readonly queryClient: QueryClient;
  readonly backend: Pick<HomeBackend, 'follows'>;
  readonly world: LiveWorld;
  readonly userId: string;
  readonly onFollows: (follows: readonly Follow[]) => void;
}

/**
 * Keeps the follows in the query cache no older than 30 s while the engine asks for them and the tab is visible, and passes on every change. A
 * failed load is repeated. Until it succeeds the last known follows count. Follows that were never known do not count as «none».
 */
export class FollowsRefresher {
  readonly #parts: FollowsRefresherParts;
  readonly #poll: Poll<unknown>;
  readonly #teardown = new Teardown();
  /** When the follows were last loaded, by the device's clock, milliseconds since 1970. */
  #loadedAt: number | null = null;

  constructor(parts: FollowsRefresherParts) {
    const { queryClient, backend, userId } = parts;
    this.#parts = parts;
    this.#poll = new Poll(
      {
        source: 'follows',
        ask: () => reloadFollows(queryClient, backend, userId),
        take: () => ({ kind: 'updates', nextCheckInMs: null, retryAfterMs: null }),
        delayAfter: ({ kind }) => (kind === 'error' ? cadence.engine.poll : null),
        // Each poll of the engine asks for a refresh: that does not repeat a failed load any sooner.
        leastGapMs: cadence.engine.poll,
      },
      parts,
    );
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { queryClient, world, userId } = this.#parts;
    this.#teardown.add(
      watchFollows(queryClient, userId, (follows) => this.#learn(follows)),
      world.onChange(() => this.#setMode()),
      () => this.#poll.stop(),
    );
    const follows = readFollows(queryClient, userId);
    if (follows !== undefined) this.#learn(follows.shown);
    this.#setMode();
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Loads the follows again if they are older than 30 s. */
  refresh(): void {
    if (this.#isOld()) this.#poll.askIn(0);
  }

  #learn(follows: readonly Follow[]): void {
    const { queryClient, world, userId, onFollows } = this.#parts;
    // A row from the socket does not make the whole list younger.
    const loadedAt = queryClient.getQueryState(followsKey(userId))?.dataUpdatedAt ?? 0;
    this.#loadedAt = world.now() - (Date.now() - loadedAt);
    onFollows(follows);
  }

  #setMode(): void {
    const { world } = this.#parts;
    this.#poll.setMode(world.isVisible() && world.isOnline() ? 'repeated' : 'silent', this.#isOld() ? 0 : null);
  }

  #isOld(): boolean {
    if (this.#loadedAt === null) return true;
    const age = this.#parts.world.now() - this.#loadedAt;
    // The clock may have been set back.
    return age < 0 || age >= cadence.engine.followsCache;
  }
}
