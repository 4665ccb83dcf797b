import type { PointPair } from './Homography.ts';
import type { ReferencePointKey } from './referencePoints.ts';

/**
 * One click of the pitch calibration: which reference point it is, where that is on the pitch, and where it is in the
 * image.
 */
export interface CalibrationClick extends PointPair {
  readonly key: ReferencePointKey;
}

/** The fewest clicks that the pitch tool computes anything from (PITCH-14). */
export const MIN_CALIBRATION_CLICKS = 4;
