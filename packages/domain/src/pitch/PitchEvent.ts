import type { PitchPoint } from './PitchPoint.ts';

/** The fields of every drawn event. The team attacks the goal at x = 0, whichever team it is and in either half. */
interface Timed {
  /** Whole minutes played; added time counts on, so that 90+4 is 94. */
  readonly minute: number;
  /** The player who did it; absent or null when no source names one. */
  readonly player?: string | null;
}

interface Moved extends Timed {
  readonly from: PitchPoint;
  readonly to: PitchPoint;
}

/** `on-target`: the goalkeeper or a defender on the line saved the shot. Each shot has one outcome. */
export type ShotOutcome = 'goal' | 'on-target' | 'off-target' | 'blocked';

export interface Shot extends Moved {
  readonly outcome: ShotOutcome;
  /** How likely it was a goal, 0–1; absent or null when no source says. */
  readonly xg?: number | null;
  /** Metres above the grass where it ended; absent or null when no source has it. */
  readonly height?: number | null;
}

export interface Pass extends Moved {
  readonly completed: boolean;
  /** The player who received it; absent or null when nobody did, or no source names one. */
  readonly receiver?: string | null;
}

export type Run = Moved;

export interface Duel extends Timed {
  readonly at: PitchPoint;
  readonly won: boolean;
}

/** Everything that one team did and the pitch view can draw, each list by minute. */
export interface PitchEvents {
  readonly shots: readonly Shot[];
  readonly passes: readonly Pass[];
  readonly runs: readonly Run[];
  readonly duels: readonly Duel[];
}
