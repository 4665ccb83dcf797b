import { type MatchId, mayAnnounceMatch } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { PushApi } from '../../api/pushApi.ts';
import { observeQuery } from '../../data/observeQuery.ts';
import { learnMutedMatch, mutedMatchesQuery, watchMutedMatches } from '../../data/push/mutedMatchesQuery.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';

interface MutedMatchesParts {
  /** Null when the project sends no push messages, so that nothing is muted. */
  readonly api: Pick<PushApi, 'mutedMatches'> | null;
  readonly queryClient: QueryClient;
}

const none: readonly MatchId[] = [];
/** How long an announcement waits for the first answer, in milliseconds. */
const patienceMs = 2000;

/**
 * The matches that the spectator has muted, from the backend, from the service worker (by a press on its notice), and
 * from the settings in any tab. Events before the first answer wait for it, two seconds at most. PUSH-14
 */
export class MutedMatches {
  readonly #parts: MutedMatchesParts;
  readonly #teardown = new Teardown();
  #userId: string | null = null;
  readonly #muted = new Observable<readonly MatchId[]>(none);
  /** The callbacks that wait for the first answer; null when it has arrived, or the wait is over. */
  #waiting: (() => void)[] | null = [];

  constructor(parts: MutedMatchesParts) {
    this.#parts = parts;
  }

  /** The matches that are muted, the latest first. */
  get muted(): Observed<readonly MatchId[]> {
    return this.#muted;
  }

  start(userId: string): void {
    if (this.#teardown.isPending) return;
    const { api, queryClient } = this.#parts;
    this.#userId = userId;
    this.#teardown.add(() => {
      [this.#userId, this.#waiting] = [null, []];
      this.#muted.set(none);
    });
    if (api === null) return this.#release();
    const patience = setTimeout(() => this.#release(), patienceMs);
    this.#teardown.add(
      () => clearTimeout(patience),
      observeQuery(queryClient, mutedMatchesQuery(api, userId), ({ data, isFetched }) => {
        if (data !== undefined) this.#muted.set(data);
        if (isFetched) this.#release();
      }),
      watchMutedMatches(queryClient, userId),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  readonly mayAnnounce = (match: MatchId): boolean => mayAnnounceMatch(match, this.#muted.current());

  /** Adds a match that the service worker has muted. */
  learn(match: MatchId): void {
    const { api, queryClient } = this.#parts;
    if (api !== null && this.#userId !== null) {
      void learnMutedMatch(queryClient, api, this.#userId, match);
    }
  }

  /** Calls back when the muted matches are known, or the wait is over; never after `stop`. */
  whenKnown(then: () => void): void {
    if (this.#waiting === null) then();
    else this.#waiting.push(then);
  }

  #release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const then of waiting) then();
  }
}
