import type { Side } from '@tribunen/domain';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { SeedGoal } from '../../seed/seedSchema.ts';

/** A part of a match with a clock of its own, in order of play. */
export type PeriodName =
  | 'first-half'
  | 'second-half'
  | 'extra-time-first-half'
  | 'extra-time-second-half'
  | 'shoot-out';

export interface Period {
  readonly name: PeriodName;
  /** Seconds of play from its first whistle to its last, added time included. */
  readonly seconds: number;
}

interface AtSecond {
  readonly period: PeriodName;
  /** Seconds of play since the period began; less than the period's length. */
  readonly second: number;
  /** The side of the event: for a goal the side that it counts for, for a foul the side that committed it. */
  readonly side: Side;
}

/**
 * Where a shot was taken, in metres from the attacking team's view: x from its own goal line (0 to 105), y from the
 * left line (0 to 68).
 */
export interface ShotPlace {
  readonly x: number;
  readonly y: number;
}

export interface ScriptedGoal extends AtSecond {
  readonly type: 'goal';
  readonly kind: SeedGoal['kind'];
  /** For an own goal, a player of the other side. */
  readonly scorer: SquadPlayer;
  readonly assist: SquadPlayer | null;
  readonly place: ShotPlace;
}

/** The video referee takes back the side's last goal. */
export interface ScriptedCancellation extends AtSecond {
  readonly type: 'goal-cancelled';
  readonly scorer: SquadPlayer;
}

/** A shot without a goal. Missed penalties are shots too. */
export interface ScriptedShot extends AtSecond {
  readonly type: 'shot';
  readonly outcome: 'saved' | 'blocked' | 'off-target' | 'woodwork';
  readonly isPenalty: boolean;
  readonly player: SquadPlayer;
  readonly place: ShotPlace;
}

export interface ScriptedBooking extends AtSecond {
  readonly type: 'booking';
  readonly card: 'YELLOW' | 'YELLOW_RED' | 'RED';
  readonly player: SquadPlayer;
}

export interface ScriptedSubstitution extends AtSecond {
  readonly type: 'substitution';
  readonly off: SquadPlayer;
  readonly on: SquadPlayer;
  /** Whether the player who went off was injured. */
  readonly injured: boolean;
}

/** Counted in the figures, but not reported. */
export interface ScriptedStoppage extends AtSecond {
  readonly type: 'foul' | 'corner' | 'offside';
}

export interface ScriptedShootOutKick extends AtSecond {
  readonly type: 'shoot-out-kick';
  readonly scored: boolean;
}

export type ScriptEvent =
  | ScriptedGoal
  | ScriptedCancellation
  | ScriptedShot
  | ScriptedBooking
  | ScriptedSubstitution
  | ScriptedStoppage
  | ScriptedShootOutKick;

export interface ScriptedLineUp {
  /** `4-3-3` */
  readonly formation: string;
  /** Eleven, from the goalkeeper forward, each line from left to right. */
  readonly starting: readonly { readonly player: SquadPlayer; readonly position: string }[];
  readonly bench: readonly SquadPlayer[];
}

/** A whole match as it will be played, independent of date and speed. */
export interface MatchScript {
  readonly periods: readonly Period[];
  /** In the order in which they happen. */
  readonly events: readonly ScriptEvent[];
  readonly lineUps: Readonly<Record<Side, ScriptedLineUp>>;
  /** The home side's share of possession, 0 to 1. */
  readonly homePossession: number;
  /** True for a match that the referee called off in its last period. */
  readonly abandoned: boolean;
}
