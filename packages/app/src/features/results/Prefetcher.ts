import {
  dayChangePlan,
  firstLoadPlan,
  type OsloDay,
  preloadPlan,
  type PreloadStep,
  type UtcInstant,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { HomeApi } from '../../api/homeApi.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { prefetch } from '../../data/prefetch.ts';

/** The state of the page and the device that decides when days are loaded ahead. */
export interface PrefetchWorld {
  now(): UtcInstant;
  /** False while the tab is hidden, without a network, and when the device is set to save data. */
  mayPrefetch(): boolean;
  /** Runs a task when the page has nothing more urgent to do. Returns a function that cancels it. */
  whenIdle(task: () => void): () => void;
  /** Calls the listener when `mayPrefetch` may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** Whether a plan loads the days for arrival or those around the chosen day. Each lane has one plan at a time. */
export type PrefetchLane = 'arrival' | 'around';

interface Running {
  readonly timers: ReturnType<typeof setTimeout>[];
  readonly cancels: (() => void)[];
  /** Steps that were due while prefetching was not allowed. */
  readonly waiting: PreloadStep[];
}

/**
 * Loads days ahead, by domain's plans. A new plan replaces the last in its lane. A step that is due while prefetching
 * is not allowed waits until it is allowed, and the plan then continues with its intervals. The plan's times are the
 * earliest; on a busy page a step waits longer.
 */
export class Prefetcher {
  readonly #queryClient: QueryClient;
  readonly #api: Pick<HomeApi, 'matches'>;
  readonly #world: PrefetchWorld;
  readonly #lanes = new Map<PrefetchLane, Running>();
  #unwatch: (() => void) | null = null;

  constructor(queryClient: QueryClient, api: Pick<HomeApi, 'matches'>, world: PrefetchWorld) {
    this.#queryClient = queryClient;
    this.#api = api;
    this.#world = world;
  }

  /** Loads the days around the shown day; fewer of them if it is the first shown day. */
  around(day: OsloDay, isFirst: boolean): void {
    this.run('around', isFirst ? firstLoadPlan(day) : dayChangePlan(day));
  }

  /** Loads the days that spectators open most, after the spectator's arrival. */
  onArrival(today: OsloDay): void {
    this.run('arrival', preloadPlan(today));
  }

  /** Does nothing, because a plan is started when a day is shown. */
  start(): void {}

  /** Starts a plan, and drops the remaining steps of the lane's last plan. */
  run(lane: PrefetchLane, plan: readonly PreloadStep[]): void {
    this.#unwatch ??= this.#world.onChange(() => this.#resume());
    this.#clear(lane);
    const running: Running = { timers: [], cancels: [], waiting: [] };
    this.#lanes.set(lane, running);
    this.#schedule(running, plan, 0);
  }

  stop(): void {
    for (const lane of this.#lanes.keys()) this.#clear(lane);
    this.#unwatch?.();
    this.#unwatch = null;
  }

  #clear(lane: PrefetchLane): void {
    const running = this.#lanes.get(lane);
    for (const timer of running?.timers ?? []) clearTimeout(timer);
    for (const cancel of running?.cancels ?? []) cancel();
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
    const query = matchesQuery(this.#api, step.day, () => this.#world.now());
    // A day that fails here is loaded again when it is opened, and its failure is shown then.
    running.cancels.push(this.#world.whenIdle(() => void prefetch(this.#queryClient, query)));
  }

  #resume(): void {
    if (!this.#world.mayPrefetch()) return;
    for (const running of this.#lanes.values()) {
      const steps = running.waiting.splice(0);
      this.#schedule(running, steps, steps[0]?.delayMs ?? 0);
    }
  }
}
