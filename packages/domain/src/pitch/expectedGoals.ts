import type { PitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** The facts of a shot that the model uses. */
export interface ShotChance {
  readonly from: PitchPoint;
  readonly header: boolean;
  readonly penalty: boolean;
}

/**
 * The weights of the logistic model, fitted to shots of real matches by `tests/bench/expectedGoals.ts` (XG-2). Decision
 * 033 has the table that compares the predictions with the goals scored.
 */
export const expectedGoalsWeights = {
  one: -0.9433,
  /** The weight for each metre from the middle of the goal. */
  distance: -0.1059,
  /** The weight for each radian of the goal's width, as seen from the shot. */
  angle: 1.3749,
  header: -1.0195,
  penalty: 2.1231,
} as const;

/**
 * The two inputs of the model: the distance in metres from the middle of the goal, and the angle in radians between the
 * posts (XG-1).
 */
export function shotGeometry({ x, y }: PitchPoint): { readonly distance: number; readonly angle: number } {
  const post = pitchSize.goalWidth / 2;
  // Behind the goal line the goal cannot be seen.
  const depth = Math.max(x, 0);
  return {
    distance: Math.hypot(x, y),
    angle: Math.atan2(2 * post * depth, depth * depth + y * y - post * post),
  };
}

/** How likely such a shot is a goal, from 0 to 1 (XG-1). */
export function expectedGoals({ from, header, penalty }: ShotChance): number {
  const { one, distance, angle, header: headed, penalty: fromTheSpot } = expectedGoalsWeights;
  const seen = shotGeometry(from);
  const logit =
    one + distance * seen.distance + angle * seen.angle + (header ? headed : 0) + (penalty ? fromTheSpot : 0);
  return 1 / (1 + Math.exp(-logit));
}
