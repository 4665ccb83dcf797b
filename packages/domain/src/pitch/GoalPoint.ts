import type { Brand } from '../brand.ts';

/**
 * A point in the goal mouth in metres: `x` from the middle of the goal, negative to the left, and `y` above the grass
 * (PITCH-3).
 */
export type GoalPoint = Brand<{ readonly x: number; readonly y: number }, 'GoalPoint'>;

/**
 * The point in the goal mouth `x` metres to the right of the middle of the goal and `y` metres above the grass
 * (PITCH-3).
 */
export function goalPoint(x: number, y: number): GoalPoint {
  return { x, y } as GoalPoint;
}
