import type { QueryClient } from '@tanstack/react-query';
import { cadence, goalFlashes, type Match, type MatchId, scoreCorrections, type Side } from '@tribunen/domain';
import { watchMatchChanges } from '../queries/watchMatchChanges.ts';
import { type LitSides, withSide } from './LitSides.ts';

const dark: LitSides = new Map();
const bothSides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The sides of each match that have scored within the last ten seconds, on whatever screen: who opens the match that has just scored finds it
 * lit. A goal that is taken back puts its light out at once.
 *
 * @example
 * const lights = new GoalLights(queryClient);
 * lights.start();
 * lights.lit().get(match.id)?.has('home'); // true for ten seconds after the home side's goal
 */
export class GoalLights {
  readonly #queryClient: QueryClient;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #lit = dark;
  #end: (() => void) | null = null;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  /** The same object until something changes. */
  readonly lit = (): LitSides => this.#lit;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#end ??= watchMatchChanges(this.#queryClient, (before, after) => this.#see([before], [after]));
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    if (this.#lit.size > 0) this.#show(dark);
  }

  #see(before: readonly Match[], after: readonly Match[]): void {
    for (const { match, side } of scoreCorrections(before, after)) {
      for (const one of side === 'both' ? bothSides : [side]) this.#putOut(match.id, one);
    }
    for (const { matchId, side } of goalFlashes(before, after)) this.#light(matchId, side);
  }

  #light(match: MatchId, side: Side): void {
    const lamp = `${match} ${side}`;
    clearTimeout(this.#timers.get(lamp));
    this.#timers.set(
      lamp,
      setTimeout(() => this.#putOut(match, side), cadence.results.cardFlash),
    );
    this.#show(withSide(this.#lit, match, side, true));
  }

  #putOut(match: MatchId, side: Side): void {
    const lamp = `${match} ${side}`;
    clearTimeout(this.#timers.get(lamp));
    if (this.#timers.delete(lamp)) this.#show(withSide(this.#lit, match, side, false));
  }

  #show(lit: LitSides): void {
    this.#lit = lit;
    for (const listener of this.#listeners) listener();
  }
}
