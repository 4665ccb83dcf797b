import type { QueryClient } from '@tanstack/react-query';
import {
  cadence,
  type Connection,
  type LiveEvent,
  type LiveUpdate,
  type MatchId,
  nextConnection,
  osloDayOf,
  startingConnection,
} from '@tribunen/domain';
import { type DayList, updateDayList } from '../queries/DayList.ts';
import { allMatchesKey, matchesKey } from '../queries/matchesQuery.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import type { LiveBackend } from './LiveBackend.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveStatus } from './LiveStatus.ts';
import type { LiveWorld } from './LiveWorld.ts';
import type { ServerClock } from './ServerClock.ts';

export interface LiveFeedParts {
  readonly backend: LiveBackend;
  readonly queryClient: QueryClient;
  readonly world: LiveWorld;
  readonly clock: ServerClock;
  readonly tabs: Tabs;
  readonly log: LiveLog;
}

export type LiveEventsHearer = (events: readonly LiveEvent[], origin: 'realtime' | 'poll') => void;

const resultsTypes = ['GOAL', 'RED_CARD', 'YELLOW_CARD', 'SUBSTITUTION'];

/**
 * Keeps the matches in the query cache as they stand on the pitch. Every source becomes a `LiveUpdate`, and `applyLiveUpdate`
 * alone decides what it changes. It owns its subscription and its timer: `stop` leaves neither behind.
 */
export class LiveFeed {
  readonly #parts: LiveFeedParts;
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<LiveEventsHearer>();
  #connection: Connection = startingConnection;
  #status: LiveStatus = { connection: 'connecting', online: true, confirmedAt: null };
  #ends: (() => void)[] = [];

  constructor(parts: LiveFeedParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#ends.length > 0) return;
    const { backend, world } = this.#parts;
    const refresh = setInterval(() => {
      if (world.isVisible()) this.#reloadToday();
    }, cadence.results.safetyRefresh);
    this.#ends = [
      () => clearInterval(refresh),
      backend.subscribeToLiveMatches({
        onState: (state) => this.#apply({ kind: 'state', ...state }),
        onUp: () => {
          this.#setConnection(nextConnection(this.#connection, 'subscribed'));
          this.#reloadToday();
        },
        onDown: () => this.#setConnection(nextConnection(this.#connection, 'channel-error')),
      }),
      backend.subscribeToLiveEvents(
        'live_events_new',
        resultsTypes,
        {
          onEvent: (event) => {
            for (const hear of this.#hearers) hear([event], 'realtime');
          },
          onUp: () => {},
          onDown: () => {},
        },
        () => null,
      ),
    ];
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#setConnection(startingConnection);
  }

  /** How live what is shown is: the same object until it changes. */
  readonly status = (): LiveStatus => this.#status;

  /** Tells when the link or the network comes or goes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Every event that a source tells, whether new or not. Returns what ends it. */
  onEvents(listener: LiveEventsHearer): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  /** Keeps one match as fresh as can be, for who has it open. Returns what ends it. */
  watchMatch(match: MatchId): () => void {
    return this.#parts.backend.subscribeToMatchState(match, {
      onState: (state) => this.#apply({ kind: 'state', ...state }),
      onUp: () => {},
      onDown: () => {},
    });
  }

  #apply(update: LiveUpdate): void {
    const { queryClient } = this.#parts;
    for (const query of queryClient.getQueryCache().findAll({ queryKey: allMatchesKey })) {
      const list = queryClient.getQueryData<DayList>(query.queryKey);
      const updated = list && updateDayList(list, update);
      if (updated === list) continue;
      // The list is as old as when it was last loaded, however fresh one match of it is.
      queryClient.setQueryData(query.queryKey, updated, { updatedAt: query.state.dataUpdatedAt });
    }
  }

  #reloadToday(): void {
    const { queryClient, clock } = this.#parts;
    void queryClient.invalidateQueries({ queryKey: matchesKey(osloDayOf(clock.now())) });
  }

  #setConnection(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#status = { ...this.#status, connection: connection.status };
    for (const listener of this.#listeners) listener();
  }
}
