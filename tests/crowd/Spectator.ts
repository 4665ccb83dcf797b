import { instantAt, type MatchId, osloDayOf } from '@tribunen/domain';
import { BackendAccess } from '../../packages/app/src/backend/access/BackendAccess.ts';
import { createBackendClient } from '../../packages/app/src/backend/access/client.ts';
import { homeBackend } from '../../packages/app/src/backend/homeBackend.ts';
import { liveBackend } from '../../packages/app/src/backend/liveBackend.ts';
import { createQueryClient } from '../../packages/app/src/data/createQueryClient.ts';
import { silentLog } from '../../packages/app/src/live/LiveLog.ts';
import { LiveRoom } from '../../packages/app/src/live/LiveRoom.ts';
import { Observable } from '../../packages/app/src/lib/state/Observable.ts';
import { keepInView } from '../../packages/app/src/testing/keepInView.ts';
import type { Session } from '../../packages/app/src/backend/auth/session.ts';
import type { CountedNetwork } from './CountedNetwork.ts';

/** Where the spectators' backend is. */
export interface Ground {
  readonly url: string;
  readonly anonKey: string;
  /** The address of the live endpoints: the backend's own, or a cache's in front of it. */
  readonly apiUrl: string;
}

/** One page that shows today's results, without a browser: the app's own live room, on a real network. */
export class Spectator {
  readonly #room: LiveRoom;
  readonly #stopList: () => void;
  readonly #onScore: (match: MatchId, goals: number) => void;
  readonly #goals = new Map<MatchId, number>();

  /** @param onScore is called when a match shows more goals than before */
  constructor(ground: Ground, network: CountedNetwork, onScore: (match: MatchId, goals: number) => void) {
    this.#onScore = onScore;
    const queryClient = createQueryClient();
    const access = new BackendAccess(
      {
        ...ground,
        storage: memoryStorage(),
        fetch: network.fetch,
        transport: network.transport,
      },
      (address) => Promise.resolve(createBackendClient(address)),
    );
    const session = new Observable<Session>({ status: 'signed-out', reason: 'visitor' });
    this.#room = new LiveRoom({
      backend: liveBackend.of(access),
      queryClient,
      session,
      world: {
        now: Date.now,
        random: Math.random,
        isVisible: () => true,
        isOnline: () => true,
        onChange: () => () => {},
      },
      log: silentLog,
      tabsPort: null,
      tabsIdentity: () => 'visitor',
    });
    const now = () => this.#room.clock.now();
    const stopLooking = this.#room.store.onChange(() => this.#look());
    const leave = keepInView(queryClient, homeBackend.of(access), osloDayOf(instantAt(Date.now())), now);
    this.#stopList = () => {
      stopLooking();
      leave();
      queryClient.clear();
    };
    this.#room.start();
  }

  /** Whether the socket is up, or the page is in a crowd's polls. */
  get isLive(): boolean {
    return this.#room.feed.status.current().connection === 'live';
  }

  goalsOf(match: MatchId): number | null {
    const score = this.#room.store.match(match)?.score.fullTime;
    return score?.home === undefined || score.home === null ? null : score.home + score.away;
  }

  stop(): void {
    this.#stopList();
    this.#room.stop();
  }

  #look(): void {
    for (const { id, score } of this.#room.store.liveMatches()) {
      const { home, away } = score.fullTime;
      if (home === null) continue;
      const goals = home + away;
      if (goals <= (this.#goals.get(id) ?? -1)) continue;
      this.#goals.set(id, goals);
      this.#onScore(id, goals);
    }
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
