import type { Simulation } from '../run/Simulation.ts';
import type { Witness } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';

/** A law that holds in every run, or a part of one. */
export interface Law extends Witness {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  /** How many times the law was checked. */
  readonly checks: number;
  tabOpened?(tab: SimulatedTab): void;
  /** Called once a second. */
  look?(): void;
  /** Whether an effect that must come has not come yet. */
  isWaiting?(): boolean;
  /** Called when nothing has gone wrong for long enough: every effect must have come. */
  settled?(): void;
  /** Called some time after everything was stopped. */
  stopped?(): void;
}

/** The run that a law judges, and the function by which it reports a breach. */
export interface LawCourt {
  readonly simulation: Simulation;
  broken(law: Law, what: string): void;
}
