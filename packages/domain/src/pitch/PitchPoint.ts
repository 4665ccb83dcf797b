import type { Brand } from '../brand.ts';

/**
 * A point on the pitch in metres: `x` from the near goal line (0) to the far one (105), `y` from the line through the
 * middle of both goals, negative to the left and positive to the right (PITCH-1). The compiler keeps it apart from a
 * `PixelPoint`.
 */
export type PitchPoint = Brand<{ readonly x: number; readonly y: number }, 'PitchPoint'>;

/**
 * The point on the pitch `x` metres from the near goal line and `y` metres to the right of the middle of the goal
 * (PITCH-1).
 */
export function pitchPoint(x: number, y: number): PitchPoint {
  return { x, y } as PitchPoint;
}
