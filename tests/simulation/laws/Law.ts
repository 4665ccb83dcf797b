import type { Simulation } from '../run/Simulation.ts';
import type { Witness } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';

/** A law that must hold in every run, or one part of it. Parts of a law have the same number. */
export interface Law extends Witness {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly name: string;
  /** How many times the law was checked. */
  readonly checks: number;
  tabOpened?(tab: SimulatedTab): void;
  /** Called at every check: once a second, or every five seconds in the run of a whole day. */
  look?(): void;
  /** Whether the law still waits for something that must happen. */
  isWaiting?(): boolean;
  /** Called after a time without faults. Everything that the law waited for must have happened by then. */
  settled?(): void;
  /** Called some time after the run was stopped. */
  stopped?(): void;
}

/** The run that a law judges, and the function that reports a violation. */
export interface LawCourt {
  readonly simulation: Simulation;
  broken(law: Law, what: string): void;
}
