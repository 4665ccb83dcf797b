import type { QueryClient } from '@tanstack/react-query';
import type { PreloadStep, UtcInstant } from '@tribunen/domain';
import type { HomeBackend } from '../backend/homeBackend.ts';
import { matchesQuery } from './matchesQuery.ts';

/** What the prefetcher needs to know about the page. */
export interface PrefetchWorld {
  now(): UtcInstant;
  /** False while the tab is hidden, without a network, and where the device asks to save data. */
  mayPrefetch(): boolean;
  /** Calls the listener when `mayPrefetch` may have changed. Returns what ends it. */
  onChange(listener: () => void): () => void;
}

/** Whether a plan loads the days for arrival or those around the chosen day. Each lane has one plan at a time. */
export type PrefetchLane = 'arrival' | 'around';

interface Running {
  readonly timers: ReturnType<typeof setTimeout>[];
  /** Steps that fell due while prefetching was not allowed. */
  readonly waiting: PreloadStep[];
}

/**
 * Loads days ahead, by domain's plans. A new plan replaces the last in its lane. A step that falls due while prefetching is not allowed waits
 * until it is, and the plan then continues at its own pace.
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

  /** Starts a plan and drops what is left of the last one in its lane. */
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
    // A day that fails here is loaded again when it is opened, and its failure is shown then.
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
