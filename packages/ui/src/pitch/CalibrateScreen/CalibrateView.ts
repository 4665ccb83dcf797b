import type {
  CalibrationAssessment,
  CalibrationClick,
  CalibrationMethod,
  PitchCalibration,
  ReferencePoint,
} from '@tribunen/domain';
import type { CalibrationFrame } from '../CalibrationFrame.ts';

export interface CalibrateFrame extends CalibrationFrame {
  /** The reference point that the next click is. */
  readonly chosen: ReferencePoint;
  onChoose(point: ReferencePoint): void;
  readonly clicks: readonly CalibrationClick[];
  /** Null when there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  readonly method: CalibrationMethod;
  onMethod(method: CalibrationMethod): void;
  readonly overlay: boolean;
  onOverlay(shown: boolean): void;
  onSave(): void;
  onLoad(file: File): void;
}

type Assessed<Status extends CalibrationAssessment['status']> = Extract<
  CalibrationAssessment,
  { readonly status: Status }
>;

/** The tool that calibrates the grass, by how far the clicks have come. */
export type CalibrateView = CalibrateFrame &
  (
    | Assessed<'too-few'>
    | Assessed<'unsolvable'>
    | (Assessed<'solved'> & {
        /** The calibration for the user to copy. */
        readonly calibration: PitchCalibration;
      })
  );
