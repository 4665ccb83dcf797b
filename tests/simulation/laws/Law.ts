import type { Simulation } from '../run/Simulation.ts';
import type { Witness } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';

/** A law that holds in every run, or a part of one. */
export interface Law extends Witness {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  /** How often it was checked. */
  readonly checks: number;
  tabOpened?(tab: SimulatedTab): void;
  /** Once a second. */
  look?(): void;
  /** Whether something that must come is still missing. */
  isWaiting?(): boolean;
  /** All has been well for long enough: everything must have come. */
  settled?(): void;
  /** Some time after everything was stopped. */
  stopped?(): void;
}

/** The run that a law judges, and where it reports that it was broken. */
export interface LawCourt {
  readonly simulation: Simulation;
  broken(law: Law, what: string): void;
}
