import type { Duel, Pass, Run, Shot } from './PitchEvent.ts';
import type { PitchPoint } from './PitchPoint.ts';

/** Thresholds of the statistics, in metres (PITCH-17). */
export const pitchStatLimits = {
  /** How close to the goal line, and how far to each side of the goal's middle, counts as in the box. */
  box: 16.5,
  longPass: 30,
  /** A run is long when it is longer than this. */
  longRun: 15,
} as const;

/**
 * Whether a point counts as in the box: at most 16.5 m from the goal line and from the middle of the goal (PITCH-17).
 * That is narrower than the penalty area, as the statistics define it.
 *
 * @example
 * isInBox(pitchPoint(16.5, -16.5)); // true
 * isInBox(pitchPoint(11, 20)); // false
 */
export function isInBox({ x, y }: PitchPoint): boolean {
  return x <= pitchStatLimits.box && Math.abs(y) <= pitchStatLimits.box;
}

function lengthOf({ from, to }: Run): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The options in the radio list of the shots, in order, each with the shots that it shows (PITCH-17). */
export const shotStats = {
  all: () => true,
  goals: (shot: Shot) => shot.outcome === 'goal',
  /** A goal is on target too, as every table of a match counts it. */
  'on-target': (shot: Shot) => shot.outcome === 'goal' || shot.outcome === 'on-target',
  'off-target': (shot: Shot) => shot.outcome === 'off-target',
  blocked: (shot: Shot) => shot.outcome === 'blocked',
  'in-box': (shot: Shot) => isInBox(shot.from),
} as const satisfies Record<string, (shot: Shot) => boolean>;

/** Like `shotStats`, for passes. */
export const passStats = {
  all: () => true,
  completed: (pass: Pass) => pass.completed,
  failed: (pass: Pass) => !pass.completed,
  long: (pass: Pass) => lengthOf(pass) >= pitchStatLimits.longPass,
  'into-box': (pass: Pass) => isInBox(pass.to) && !isInBox(pass.from),
} as const satisfies Record<string, (pass: Pass) => boolean>;

/** Like `shotStats`, for runs. */
export const runStats = {
  all: () => true,
  long: (run: Run) => lengthOf(run) > pitchStatLimits.longRun,
  'into-box': (run: Run) => isInBox(run.to) && !isInBox(run.from),
} as const satisfies Record<string, (run: Run) => boolean>;

/** Like `shotStats`, for duels. */
export const duelStats = {
  all: () => true,
  won: (duel: Duel) => duel.won,
  lost: (duel: Duel) => !duel.won,
  'in-box': (duel: Duel) => isInBox(duel.at),
} as const satisfies Record<string, (duel: Duel) => boolean>;

export type ShotStat = keyof typeof shotStats;
export type PassStat = keyof typeof passStats;
export type RunStat = keyof typeof runStats;
export type DuelStat = keyof typeof duelStats;
