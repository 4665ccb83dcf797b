import type { PitchPoint } from './PitchPoint.ts';

/** What every drawn event shares. The team attacks the goal at x = 0, whichever team it is and in either half. */
interface Timed {
  /** Whole minutes played, 0–95. */
  readonly minute: number;
}

interface Moved extends Timed {
  readonly from: PitchPoint;
  readonly to: PitchPoint;
}

/** `on-target` is a shot that the goalkeeper or a defender on the line saved. Each shot has one outcome. */
export type ShotOutcome = 'goal' | 'on-target' | 'off-target' | 'blocked';

export interface Shot extends Moved {
  readonly outcome: ShotOutcome;
}

export interface Pass extends Moved {
  readonly completed: boolean;
}

export type Run = Moved;

export interface Duel extends Timed {
  readonly at: PitchPoint;
  readonly won: boolean;
}

/** Everything one team did that the pitch view can draw, each list by minute. */
export interface PitchEvents {
  readonly shots: readonly Shot[];
  readonly passes: readonly Pass[];
  readonly runs: readonly Run[];
  readonly duels: readonly Duel[];
}
