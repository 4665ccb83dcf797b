import { assessCalibration, type CalibrationMethod } from './assessCalibration.ts';
import type { CalibrationClick } from './CalibrationClick.ts';
import type { GoalPoint } from './GoalPoint.ts';
import { goalCorners } from './goalCorners.ts';
import type { Homography } from './Homography.ts';
import type { PixelPoint } from './PixelPoint.ts';
import { solveHomography } from './solveHomography.ts';

/**
 * What the pitch calibration tool offers to copy: the image's size in pixels and the field-to-image matrix (PITCH-14).
 */
export interface PitchCalibration {
  readonly BASE_W: number;
  readonly BASE_H: number;
  readonly H_FIELD: Homography;
}

/**
 * The calibration from the clicks in an image of `width` × `height` pixels; null with fewer than four clicks, or when
 * they fix no homography (PITCH-14).
 */
export function calibrationOf(
  clicks: readonly CalibrationClick[],
  width: number,
  height: number,
  method: CalibrationMethod = 'plain',
): PitchCalibration | null {
  const assessment = assessCalibration(clicks, method);
  return assessment.status === 'solved' ? { BASE_W: width, BASE_H: height, H_FIELD: assessment.homography } : null;
}

/** The clicks of the goal calibration after one more. There are at most as many as the goal has corners (PITCH-15). */
export function addGoalClick(clicks: readonly PixelPoint[], click: PixelPoint): readonly PixelPoint[] {
  return clicks.length < goalCorners.length ? [...clicks, click] : clicks;
}

/**
 * The matrix from the goal mouth to the image, once all four corners are clicked in the order of `goalCorners`; null
 * before that, or when the clicks fix no homography (PITCH-15).
 */
export function goalHomographyOf(clicks: readonly PixelPoint[]): Homography<GoalPoint> | null {
  return solveHomography(
    goalCorners.flatMap(({ world }, corner) => clicks.slice(corner, corner + 1).map((image) => ({ world, image }))),
  );
}
