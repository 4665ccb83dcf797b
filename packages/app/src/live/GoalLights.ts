import type { QueryClient } from '@tanstack/react-query';
import { cadence, goalFlashes, type Match, type MatchId, scoreCorrections, type Side } from '@tribunen/domain';
import { watchMatchChanges } from '../data/matches/watchMatchChanges.ts';
import { Observable, type Observed } from '../lib/state/Observable.ts';
import { Teardown } from '../lib/state/Teardown.ts';

/**
 * The sides of each match whose half of the card is lit. A match that has not changed keeps its set, so that its card does not render again.
 */
export type LitSides = ReadonlyMap<MatchId, ReadonlySet<Side>>;

const bothSides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The sides of each match that have scored within the last ten seconds, whichever screen is open, so that a match
 * opened just after a goal is lit. A cancelled goal's light goes out at once (MATCH-29).
 */
export class GoalLights {
  readonly #queryClient: QueryClient;
  readonly #lit = new Observable<LitSides>(new Map());
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #teardown = new Teardown();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  get lit(): Observed<LitSides> {
    return this.#lit;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      watchMatchChanges(this.#queryClient, (before, after) => this.#compare([before], [after])),
      () => this.#putAllOut(),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  #compare(before: readonly Match[], after: readonly Match[]): void {
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
    this.#set(match, side, true);
  }

  #putOut(match: MatchId, side: Side): void {
    const lamp = `${match} ${side}`;
    clearTimeout(this.#timers.get(lamp));
    if (this.#timers.delete(lamp)) this.#set(match, side, false);
  }

  #putAllOut(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    if (this.#lit.current().size > 0) this.#lit.set(new Map());
  }

  #set(match: MatchId, side: Side, isOn: boolean): void {
    const lit = new Map(this.#lit.current());
    const sides = new Set(lit.get(match));
    if (isOn) sides.add(side);
    else sides.delete(side);
    if (sides.size === 0) lit.delete(match);
    else lit.set(match, sides);
    this.#lit.set(lit);
  }
}
