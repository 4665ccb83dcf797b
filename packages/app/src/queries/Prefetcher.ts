import type { QueryClient } from '@tanstack/react-query';
import type { OsloDay, PreloadStep, UtcInstant } from '@tribunen/domain';
import type { Backend } from '../backend/Backend.ts';
import { matchesQuery } from './matchesQuery.ts';

/** What the prefetcher needs of the world around it. */
export interface PrefetchWorld {
  now(): UtcInstant;
  /** False while the tab is hidden or the device asks to save data. */
  mayPrefetch(): boolean;
  /** Tells when `mayPrefetch` may have changed. Returns what ends it. */
  onChange(listener: () => void): () => void;
}

/**
 * Loads days before they are asked for, by a plan out of domain. One plan at a time: a new one takes the place of the last.
 * A step that falls due while prefetching is not allowed waits until it is.
 */
export class Prefetcher {
  readonly #queryClient: QueryClient;
  readonly #backend: Pick<Backend, 'matches'>;
  readonly #world: PrefetchWorld;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #waiting: OsloDay[] = [];
  #unwatch: (() => void) | null = null;

  constructor(queryClient: QueryClient, backend: Pick<Backend, 'matches'>, world: PrefetchWorld) {
    this.#queryClient = queryClient;
    this.#backend = backend;
    this.#world = world;
  }

  /** Begins a plan; what is left of the plan before it is dropped. */
  run(plan: readonly PreloadStep[]): void {
    this.stop();
    this.#unwatch = this.#world.onChange(() => this.#catchUp());
    this.#timers = plan.map((step) => setTimeout(() => this.#due(step.day), step.delayMs));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#waiting = [];
    this.#unwatch?.();
    this.#unwatch = null;
  }

  #due(day: OsloDay): void {
    if (this.#world.mayPrefetch()) this.#prefetch(day);
    else this.#waiting.push(day);
  }

  #catchUp(): void {
    if (!this.#world.mayPrefetch()) return;
    for (const day of this.#waiting.splice(0)) this.#prefetch(day);
  }

  #prefetch(day: OsloDay): void {
    // A day that cannot be prefetched is loaded, and its failure shown, when it is opened.
    void this.#queryClient.prefetchQuery(matchesQuery(this.#backend, day, this.#world.now()));
  }
}
