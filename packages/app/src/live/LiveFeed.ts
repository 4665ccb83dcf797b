import type { QueryClient } from '@tanstack/react-query';
import { cadence, type LiveUpdate, osloDayOf, type UtcInstant } from '@tribunen/domain';
import type { Backend } from '../backend/Backend.ts';
import { type DayList, updateDayList } from '../queries/DayList.ts';
import { allMatchesKey, matchesKey } from '../queries/matchesQuery.ts';

export type LiveLink = 'up' | 'down';

/** What the feed needs of the world around it. */
export interface LiveWorld {
  now(): UtcInstant;
  isVisible(): boolean;
}

/**
 * Keeps the matches in the query cache as they stand on the pitch. Every source becomes a `LiveUpdate`, and `applyLiveUpdate`
 * alone decides what it changes. It owns its subscription and its timer: `stop` leaves neither behind.
 */
export class LiveFeed {
  readonly #backend: Pick<Backend, 'subscribeToLiveMatches'>;
  readonly #queryClient: QueryClient;
  readonly #world: LiveWorld;
  readonly #listeners = new Set<() => void>();
  #link: LiveLink = 'down';
  #unsubscribe: (() => void) | null = null;
  #refresh: ReturnType<typeof setInterval> | null = null;

  constructor(backend: Pick<Backend, 'subscribeToLiveMatches'>, queryClient: QueryClient, world: LiveWorld) {
    this.#backend = backend;
    this.#queryClient = queryClient;
    this.#world = world;
  }

  start(): void {
    if (this.#unsubscribe !== null) return;
    this.#unsubscribe = this.#backend.subscribeToLiveMatches({
      onUpdate: (update) => this.#apply(update),
      onUp: () => {
        this.#setLink('up');
        // Nothing that happened while the link was down is told again: the list knows.
        this.#reloadToday();
      },
      onDown: () => this.#setLink('down'),
    });
    this.#refresh = setInterval(() => {
      // A hidden tab asks for nothing; when it is seen again, what has gone stale is loaded.
      if (this.#world.isVisible()) this.#reloadToday();
    }, cadence.results.safetyRefresh);
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    if (this.#refresh !== null) clearInterval(this.#refresh);
    this.#refresh = null;
    this.#setLink('down');
  }

  readonly link = (): LiveLink => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #apply(update: LiveUpdate): void {
    for (const query of this.#queryClient.getQueryCache().findAll({ queryKey: allMatchesKey })) {
      const list = this.#queryClient.getQueryData<DayList>(query.queryKey);
      const updated = list && updateDayList(list, update);
      if (updated === list) continue;
      // The list is as old as when it was last loaded, however fresh one match of it is.
      this.#queryClient.setQueryData(query.queryKey, updated, { updatedAt: query.state.dataUpdatedAt });
    }
  }

  #reloadToday(): void {
    void this.#queryClient.invalidateQueries({ queryKey: matchesKey(osloDayOf(this.#world.now())) });
  }

  #setLink(link: LiveLink): void {
    if (this.#link === link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }
}
