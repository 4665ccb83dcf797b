import type { GoalPoint, Homography, PixelPoint } from '@tribunen/domain';
import type { CalibrationFrame } from '../CalibrationFrame.ts';

export interface CalibrateGoalFrame extends CalibrationFrame {
  readonly clicks: readonly PixelPoint[];
}

/** The tool that calibrates the mouth of the goal. */
export type CalibrateGoalView = CalibrateGoalFrame &
  (
    | { readonly status: 'clicking' }
    /** Four corners that fix no matrix: three of them are on a line, or two are the same. */
    | { readonly status: 'unsolvable' }
    | { readonly status: 'solved'; readonly homography: Homography<GoalPoint> }
  );
