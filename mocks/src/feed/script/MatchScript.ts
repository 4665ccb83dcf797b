import type { SeedGoal } from '../../../seed/seedSchema.ts';

/** A part of a match that the clock runs through, in this order. */
export type PeriodName =
  | 'first-half'
  | 'second-half'
  | 'extra-time-first-half'
  | 'extra-time-second-half'
  | 'shoot-out';

export interface Period {
  readonly name: PeriodName;
  /** Playing seconds from its first whistle to its last, added time included. */
  readonly seconds: number;
}

interface AtSecond {
  readonly period: PeriodName;
  /** Playing seconds since the period began; less than the period's own. */
  readonly second: number;
  readonly side: SeedGoal['side'];
}

export interface ScriptedGoal extends AtSecond {
  readonly type: 'goal';
  readonly kind: SeedGoal['kind'];
  /** Null where the data does not know, and nobody was invented. */
  readonly scorer: string | null;
}

export interface ScriptedShootOutKick extends AtSecond {
  readonly type: 'shoot-out-kick';
  readonly scored: boolean;
}

/** What happens in a match. Cards and substitutions join this union when there is something to show of them. */
export type ScriptEvent = ScriptedGoal | ScriptedShootOutKick;

/** A whole match as it will be played, whenever that is: it knows no date and no speed. */
export interface MatchScript {
  readonly periods: readonly Period[];
  /** In the order in which they happen. */
  readonly events: readonly ScriptEvent[];
}
