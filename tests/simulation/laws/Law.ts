import type { Simulation } from '../run/Simulation.ts';
import type { Witness } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';

/** One law that holds in every run, or a part of one, and what it looks at to know. */
export interface Law extends Witness {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  /** How often it was held against something. */
  readonly checks: number;
  tabOpened?(tab: SimulatedTab): void;
  /** Once a second. */
  look?(): void;
  /** Whether something is still to come that is waited for. */
  isWaiting?(): boolean;
  /** All has been well for long enough; what was to come has come. */
  settled?(): void;
  /** Some time after everything was stopped. */
  stopped?(): void;
}

/** What a law needs: the run, and where it says that it was broken. */
export interface LawCourt {
  readonly simulation: Simulation;
  broken(law: Law, what: string): void;
}
