import type { GoalPoint } from './GoalPoint.ts';
import type { PitchPoint } from './PitchPoint.ts';
import type { PixelPoint } from './PixelPoint.ts';

declare const world: unique symbol;
declare const inverse: unique symbol;

/** A plane that a homography can start from: the grass or the goal mouth. */
export type WorldPoint = PitchPoint | GoalPoint;

/** One point in the world, and where it was seen in the image. */
export interface PointPair<World extends WorldPoint = PitchPoint> {
  readonly world: World;
  readonly image: PixelPoint;
}

type Row = readonly [number, number, number];

/** The matrix from metres to pixels: 3×3, row-major, with 1 in the bottom-right corner (PITCH-9). */
export type Homography<World extends WorldPoint = PitchPoint> = readonly [Row, Row, readonly [number, number, 1]] & {
  readonly [world]?: World;
};

/** The matrix from pixels to metres: 3×3, row-major, its largest entry ±1. Its bottom-right entry may be 0. */
export type InverseHomography<World extends WorldPoint = PitchPoint> = readonly [Row, Row, Row] & {
  readonly [inverse]: World;
};
