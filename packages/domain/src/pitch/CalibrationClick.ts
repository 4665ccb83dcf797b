import type { PointPair } from './Homography.ts';
import type { ReferencePointKey } from './referencePoints.ts';

/**
 * One click of the pitch calibration: its reference point, that point's place on the pitch, and the place of the click
 * in the image.
 */
export interface CalibrationClick extends PointPair {
  readonly key: ReferencePointKey;
}

/** The pitch tool needs at least this many clicks to compute anything (PITCH-14). */
export const MIN_CALIBRATION_CLICKS = 4;
