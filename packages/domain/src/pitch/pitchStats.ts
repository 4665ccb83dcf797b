import type { Duel, Pass, Run, Shot } from './PitchEvent.ts';
import type { PitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** Whether a feed measured the events, or they are a sample. */
export type PitchSource = keyof typeof pitchStatLimits.boxHalfWidth;

/** Thresholds of the statistics, in metres (PITCH-17). */
export const pitchStatLimits = {
  /** How close to the goal line counts as in the box. */
  box: pitchSize.penaltyAreaDepth,
  /** How far to each side of the goal's middle the box reaches: in a sample, and for measured events. */
  boxHalfWidth: { sample: 16.5, measured: pitchSize.penaltyAreaHalfWidth },
  longPass: 30,
  /** A run is long when it is longer than this. */
  longRun: 15,
} as const;

/**
 * Whether a point counts as in the box. In a sample the box is as wide as the statistics define it; for measured events
 * it is the pitch's own penalty area (PITCH-17).
 */
export function isInBox({ x, y }: PitchPoint, source: PitchSource): boolean {
  return x <= pitchStatLimits.box && Math.abs(y) <= pitchStatLimits.boxHalfWidth[source];
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
  'in-box': (shot: Shot, source: PitchSource) => isInBox(shot.from, source),
} as const satisfies Record<string, (shot: Shot, source: PitchSource) => boolean>;

/** Like `shotStats`, for passes. */
export const passStats = {
  all: () => true,
  completed: (pass: Pass) => pass.completed,
  failed: (pass: Pass) => !pass.completed,
  long: (pass: Pass) => lengthOf(pass) >= pitchStatLimits.longPass,
  'into-box': (pass: Pass, source: PitchSource) => isInBox(pass.to, source) && !isInBox(pass.from, source),
} as const satisfies Record<string, (pass: Pass, source: PitchSource) => boolean>;

/** Like `shotStats`, for runs. */
export const runStats = {
  all: () => true,
  long: (run: Run) => lengthOf(run) > pitchStatLimits.longRun,
  'into-box': (run: Run, source: PitchSource) => isInBox(run.to, source) && !isInBox(run.from, source),
} as const satisfies Record<string, (run: Run, source: PitchSource) => boolean>;

/** Like `shotStats`, for duels. */
export const duelStats = {
  all: () => true,
  won: (duel: Duel) => duel.won,
  lost: (duel: Duel) => !duel.won,
  'in-box': (duel: Duel, source: PitchSource) => isInBox(duel.at, source),
} as const satisfies Record<string, (duel: Duel, source: PitchSource) => boolean>;

export type ShotStat = keyof typeof shotStats;
export type PassStat = keyof typeof passStats;
export type RunStat = keyof typeof runStats;
export type DuelStat = keyof typeof duelStats;
