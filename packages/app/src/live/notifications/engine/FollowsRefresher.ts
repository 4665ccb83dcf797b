import { cadence, type EngineConfiguration, type LiveMode } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { FollowKindsApi } from '../../../api/followKindsApi.ts';
import type { HomeApi } from '../../../api/homeApi.ts';
import type { LiveWorld } from '../../LiveWorld.ts';
import { Poll, type PollParts } from '../../Poll.ts';
import { followsKey, readFollows, reloadFollows } from '../../../data/follows/followsQuery.ts';
import { followKindsKey, loadFollowKinds, readFollowKinds } from '../../../data/follows/followKindsQuery.ts';
import { watchData } from '../../../data/watchData.ts';
import type { Observed } from '../../../lib/state/Observable.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';

interface FollowsRefresherParts extends PollParts {
  readonly queryClient: QueryClient;
  readonly api: Pick<HomeApi, 'follows'> & Pick<FollowKindsApi, 'followKinds'>;
  readonly world: LiveWorld;
  readonly mode: Observed<LiveMode | null>;
  readonly userId: string;
  /** Receives the follows and their chosen kinds of events, when they are loaded and when they change. */
  readonly onLearnt: (news: Partial<EngineConfiguration>) => void;
}

/**
 * Keeps the follows in the query cache no older than 30 s, or five minutes in a crowd, while the engine needs them and
 * the tab is visible, together with their chosen kinds of events (NOTIFY-35), and passes on every change. A failed load
 * is repeated. Until it succeeds the last loaded follows and kinds apply. If none were ever loaded, that does not count
 * as «none».
 */
export class FollowsRefresher {
  readonly #parts: FollowsRefresherParts;
  readonly #poll: Poll<unknown>;
  readonly #teardown = new Teardown();
  /** When the follows were last loaded, by the device's clock, milliseconds since 1970. */
  #loadedAt: number | null = null;

  constructor(parts: FollowsRefresherParts) {
    const { queryClient, api, userId, mode } = parts;
    this.#parts = parts;
    const leastGapMs = (): number => (mode.current() === 'crowd' ? cadence.crowd.deltaAfterError : cadence.engine.poll);
    this.#poll = new Poll(
      {
        source: 'follows',
        ask: () =>
          Promise.all([
            this.#areFollowsOld() ? reloadFollows(queryClient, api, userId) : null,
            loadFollowKinds(queryClient, api, userId),
          ]),
        take: () => ({ kind: 'updates', nextCheckInMs: null, retryAfterMs: null }),
        delayAfter: ({ kind }) => (kind === 'error' ? leastGapMs() : null),
        // Each poll of the engine requests a refresh, which must not repeat a failed load any sooner.
        get leastGapMs() {
          return leastGapMs();
        },
      },
      parts,
    );
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { queryClient, world, userId } = this.#parts;
    this.#teardown.add(
      watchData(queryClient, followsKey(userId), () => this.#learnFollows()),
      watchData(queryClient, followKindsKey(userId), () => this.#learnKinds()),
      world.onChange(() => this.#setMode()),
      () => this.#poll.stop(),
    );
    this.#learnKinds();
    this.#learnFollows();
    this.#setMode();
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Loads the follows again if they are older than that, and the kinds if they are older than five minutes. */
  refresh(): void {
    if (this.#isOld()) this.#poll.askIn(0);
  }

  #learnFollows(): void {
    const { queryClient, world, userId, onLearnt } = this.#parts;
    const follows = readFollows(queryClient, userId);
    if (follows === undefined) return;
    // The time of the last load, because a row from the socket does not renew the whole list.
    const loadedAt = queryClient.getQueryState(followsKey(userId))?.dataUpdatedAt ?? 0;
    this.#loadedAt = world.now() - (Date.now() - loadedAt);
    onLearnt({ follows: follows.shown });
  }

  #learnKinds(): void {
    const { queryClient, userId, onLearnt } = this.#parts;
    const chosen = readFollowKinds(queryClient, userId);
    if (chosen !== undefined) onLearnt({ chosen: chosen ?? [] });
  }

  #setMode(): void {
    const { world } = this.#parts;
    this.#poll.setMode(world.isVisible() && world.isOnline() ? 'repeated' : 'silent', this.#isOld() ? 0 : null);
  }

  #isOld(): boolean {
    const { queryClient, userId } = this.#parts;
    return this.#areFollowsOld() || readFollowKinds(queryClient, userId) === undefined;
  }

  #areFollowsOld(): boolean {
    if (this.#loadedAt === null) return true;
    const age = this.#parts.world.now() - this.#loadedAt;
    // In a crowd they may be older, because changes of the follows also arrive on the user's own topic.
    const oldMs = this.#parts.mode.current() === 'crowd' ? cadence.crowd.follows : cadence.engine.followsCache;
    // The clock may have been set back.
    return age < 0 || age >= oldMs;
  }
}
