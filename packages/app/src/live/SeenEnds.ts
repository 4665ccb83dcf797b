import type { QueryClient } from '@tanstack/react-query';
import { hasEnded, type MatchId, type UtcInstant } from '@tribunen/domain';
import { watchMatchChanges } from '../data/matches/watchMatchChanges.ts';
import { Teardown } from '../lib/state/Teardown.ts';

/**
 * When each match ended whose change to finished this page has seen (SCOUT-6). It is the moment of the change, as the
 * backend tells it, because a page that has slept sees the change hours later.
 */
export class SeenEnds {
  readonly #queryClient: QueryClient;
  readonly #ends = new Map<MatchId, UtcInstant>();
  readonly #teardown = new Teardown();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  /** Null for a match whose end the page has not seen. */
  of(match: MatchId): UtcInstant | null {
    return this.#ends.get(match) ?? null;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      watchMatchChanges(this.#queryClient, (before, after) => {
        if (!hasEnded(after)) this.#ends.delete(after.id);
        else if (!hasEnded(before) && after.updatedAt !== null) this.#ends.set(after.id, after.updatedAt);
      }),
    );
  }

  stop(): void {
    this.#teardown.run();
  }
}
