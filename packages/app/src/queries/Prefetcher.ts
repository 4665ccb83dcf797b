import type { QueryClient } from '@tanstack/react-query';
import type { PreloadStep, UtcInstant } from '@tribunen/domain';
import type { HomeBackend } from '../backend/homeBackend.ts';
import { matchesQuery } from './matchesQuery.ts';

/** What the prefetcher needs of the world around it. */
export interface PrefetchWorld {
  now(): UtcInstant;
  /** False while the tab is hidden, without a network, and where the device asks to save data. */
  mayPrefetch(): boolean;
  /** Tells when `mayPrefetch` may have changed. Returns what ends it. */
  onChange(listener: () => void): () => void;
}

/** What a plan is for: the days that arrival asks for, or those around the day that was just chosen. Each has one plan at a time. */
export type PrefetchLane = 'arrival' | 'around';

interface Running {
  readonly timers: ReturnType<typeof setTimeout>[];
  /** Steps that fell due while prefetching was not allowed. */
  readonly waiting: PreloadStep[];
}

/**
 * Loads days before they are asked for, by plans out of domain. A new plan takes the place of the last in its lane. A step that falls
 * due while prefetching is not allowed waits until it is; what has waited goes on at the plan's own pace.
 */
export class Prefetcher {
  readonly #queryClient: QueryClient;
  readonly #backend: Pick<HomeBackend, 'matches'>;
  readonly #world: PrefetchWorld;
  readonly #lanes = new Map<PrefetchLane, Running>();
  #unwatch: (() => void) | null = null;

  constructor(queryClient: QueryClient, backend: Pick<HomeBackend, 'matches'>, world: PrefetchWorld) {
    this.#queryClient = queryClient;
    this.#backend = backend;
    this.#world = world;
  }

  /** Begins a plan; what is left of the plan before it in its lane is dropped. */
  run(lane: PrefetchLane, plan: readonly PreloadStep[]): void {
    this.#unwatch ??= this.#world.onChange(() => this.#resume());
    this.#clear(lane);
    const running: Running = { timers: [], waiting: [] };
    this.#lanes.set(lane, running);
    this.#schedule(running, plan, 0);
  }

  stop(): void {
    for (const lane of this.#lanes.keys()) this.#clear(lane);
    this.#unwatch?.();
    this.#unwatch = null;
  }

  #clear(lane: PrefetchLane): void {
    for (const timer of this.#lanes.get(lane)?.timers ?? []) clearTimeout(timer);
    this.#lanes.delete(lane);
  }

  #schedule(running: Running, steps: readonly PreloadStep[], begunMs: number): void {
    for (const step of steps) {
      running.timers.push(setTimeout(() => this.#due(step, running), step.delayMs - begunMs));
    }
  }

  #due(step: PreloadStep, running: Running): void {
    if (!this.#world.mayPrefetch()) {
      running.waiting.push(step);
      return;
    }
    // A day that cannot be prefetched is loaded, and its failure shown, when it is opened.
    void this.#queryClient.prefetchQuery(matchesQuery(this.#backend, step.day, () => this.#world.now()));
  }

  #resume(): void {
    if (!this.#world.mayPrefetch()) return;
    for (const running of this.#lanes.values()) {
      const steps = running.waiting.splice(0);
      this.#schedule(running, steps, steps[0]?.delayMs ?? 0);
    }
  }
}
