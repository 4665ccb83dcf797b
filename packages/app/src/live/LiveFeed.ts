import type { QueryClient } from '@tanstack/react-query';
import { applyLiveUpdate, cadence, type LiveUpdate, type Match, osloDayOf, type UtcInstant } from '@tribunen/domain';
import type { Backend } from '../backend/Backend.ts';
import { allMatchesKey, matchesKey } from '../queries/matchesQuery.ts';

export type LiveLink = 'up' | 'down';

/**
 * Keeps the matches in the query cache as they stand on the pitch. Every source becomes a `LiveUpdate`, and `applyLiveUpdate`
 * alone decides what it changes. It owns its subscription and its timer: `stop` leaves neither behind.
 */
export class LiveFeed {
  readonly #backend: Pick<Backend, 'subscribeToLiveMatches'>;
  readonly #queryClient: QueryClient;
  readonly #now: () => UtcInstant;
  readonly #listeners = new Set<() => void>();
  #link: LiveLink = 'down';
  #unsubscribe: (() => void) | null = null;
  #refresh: ReturnType<typeof setInterval> | null = null;

  constructor(backend: Pick<Backend, 'subscribeToLiveMatches'>, queryClient: QueryClient, now: () => UtcInstant) {
    this.#backend = backend;
    this.#queryClient = queryClient;
    this.#now = now;
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
    this.#refresh = setInterval(() => this.#reloadToday(), cadence.results.safetyRefresh);
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
      this.#queryClient.setQueryData<readonly Match[]>(
        query.queryKey,
        (matches) => matches && applyLiveUpdate(matches, update),
        // The list is as old as when it was last loaded, however fresh one match of it is.
        { updatedAt: query.state.dataUpdatedAt },
      );
    }
  }

  #reloadToday(): void {
    void this.#queryClient.invalidateQueries({ queryKey: matchesKey(osloDayOf(this.#now())) });
  }

  #setLink(link: LiveLink): void {
    if (this.#link === link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }
}
