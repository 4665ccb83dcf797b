import type { GoalPoint, Homography, PixelPoint } from '@tribunen/domain';
import type { CalibrationPicture } from '../CalibrationPicture.ts';
import type { CalibrationProblem } from '../CalibrationProblem.ts';
import type { CalibrationHrefs } from '../CalibrationTools.tsx';

export interface CalibrateGoalFrame {
  readonly picture: CalibrationPicture;
  readonly clicks: readonly PixelPoint[];
  readonly selected: number | null;
  onSelect(place: number): void;
  onAdd(at: PixelPoint): void;
  onMove(place: number, at: PixelPoint): void;
  onDelete(place: number): void;
  onReset(): void;
  onPicture(file: File): void;
  onPaste(): void;
  readonly isCopied: boolean;
  onCopy(text: string): void;
  readonly problem: CalibrationProblem | null;
  readonly hrefs: CalibrationHrefs;
}

/** The tool that calibrates the mouth of the goal. */
export type CalibrateGoalView = CalibrateGoalFrame &
  (
    | { readonly status: 'clicking' }
    /** Four corners that fix no matrix: three of them are on a line, or two are the same. */
    | { readonly status: 'unsolvable' }
    | { readonly status: 'solved'; readonly homography: Homography<GoalPoint> }
  );
