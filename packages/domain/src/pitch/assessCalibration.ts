import { type CalibrationClick, MIN_CALIBRATION_CLICKS } from './CalibrationClick.ts';
import { calibrationWarning, type CalibrationWarning } from './calibrationWarning.ts';
import type { Homography } from './Homography.ts';
import { reprojectionError } from './reprojectionError.ts';
import { seededRandom } from './seededRandom.ts';
import { solveHomography } from './solveHomography.ts';
import { solveHomographyRobustly } from './solveHomographyRobustly.ts';

/** `plain` fits all clicks, `robust` leaves out those that do not agree with the others (PITCH-13). */
export type CalibrationMethod = 'plain' | 'robust';

/** How good a calibration is (PITCH-45). */
export type CalibrationAssessment =
  /** There are fewer than four clicks. */
  | { readonly status: 'too-few'; readonly missing: number }
  /** The clicks fix no homography: too few different clicks, or too many of them on a line. */
  | { readonly status: 'unsolvable' }
  | {
      readonly status: 'solved';
      readonly homography: Homography;
      /** How many pixels each click is off. */
      readonly perPoint: readonly number[];
      /** The error of the clicks that count; null for four, which always fit. */
      readonly rms: number | null;
      readonly warning: CalibrationWarning | null;
      /** The places, in the list, of the clicks that the robust method has left out. */
      readonly outliers: readonly number[];
    };

/** The robust method draws the same sets each time, so that the same clicks give the same matrix. */
const SEED = 1;

/** The homography of the clicks and how far each of them is off (PITCH-45). */
export function assessCalibration(
  clicks: readonly CalibrationClick[],
  method: CalibrationMethod,
): CalibrationAssessment {
  if (clicks.length < MIN_CALIBRATION_CLICKS) {
    return { status: 'too-few', missing: MIN_CALIBRATION_CLICKS - clicks.length };
  }
  const solved = method === 'robust' ? solveHomographyRobustly(clicks, seededRandom(SEED)) : plainly(clicks);
  if (solved === null) return { status: 'unsolvable' };
  const { homography, agreeing } = solved;
  return {
    status: 'solved',
    homography,
    perPoint: reprojectionError(homography, clicks).perPoint,
    rms: agreeing.length > MIN_CALIBRATION_CLICKS ? reprojectionError(homography, agreeing).rms : null,
    warning: calibrationWarning(homography, agreeing),
    outliers: clicks.flatMap((click, place) => (agreeing.includes(click) ? [] : [place])),
  };
}

function plainly(clicks: readonly CalibrationClick[]) {
  const homography = solveHomography(clicks);
  return homography === null ? null : { homography, agreeing: clicks };
}
