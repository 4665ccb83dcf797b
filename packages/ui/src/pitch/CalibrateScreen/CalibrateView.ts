import type {
  CalibrationAssessment,
  CalibrationClick,
  CalibrationMethod,
  PitchCalibration,
  PixelPoint,
  ReferencePoint,
} from '@tribunen/domain';
import type { CalibrationPicture } from '../CalibrationPicture.ts';
import type { CalibrationProblem } from '../CalibrationProblem.ts';
import type { CalibrationHrefs } from '../CalibrationTools.tsx';

export interface CalibrateFrame {
  readonly picture: CalibrationPicture;
  /** The reference point that the next click is. */
  readonly chosen: ReferencePoint;
  onChoose(point: ReferencePoint): void;
  readonly clicks: readonly CalibrationClick[];
  readonly selected: number | null;
  onSelect(place: number): void;
  onAdd(at: PixelPoint): void;
  onMove(place: number, at: PixelPoint): void;
  onDelete(place: number): void;
  onReset(): void;
  /** Null when there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  readonly method: CalibrationMethod;
  onMethod(method: CalibrationMethod): void;
  readonly overlay: boolean;
  onOverlay(shown: boolean): void;
  onPicture(file: File): void;
  onPaste(): void;
  onSave(): void;
  onLoad(file: File): void;
  readonly isCopied: boolean;
  onCopy(text: string): void;
  readonly problem: CalibrationProblem | null;
  readonly hrefs: CalibrationHrefs;
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
        /** What is to be copied. */
        readonly calibration: PitchCalibration;
      })
  );
