import type { Simulation } from '../run/Simulation.ts';
import type { Witness } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';

/** A law that must hold in every run, or a part of a law. */
export interface Law extends Witness {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly name: string;
  /** How many times the law was checked. */
  readonly checks: number;
  tabOpened?(tab: SimulatedTab): void;
  /** Called once a second. */
  look?(): void;
  /** Whether an effect is due that has not happened yet. */
  isWaiting?(): boolean;
  /** Called when no fault has occurred for long enough. By then every effect that was due must have happened. */
  settled?(): void;
  /** Called some time after the run was stopped. */
  stopped?(): void;
}

/** The run that a law judges, and the function that reports a violation. */
export interface LawCourt {
  readonly simulation: Simulation;
  broken(law: Law, what: string): void;
}
