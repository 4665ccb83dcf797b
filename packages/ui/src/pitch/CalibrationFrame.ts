import type { PixelPoint } from '@tribunen/domain';
import type { CalibrationPicture } from './CalibrationPicture.ts';
import type { CalibrationProblem } from './CalibrationProblem.ts';
import type { CalibrationHrefs } from './CalibrationTools.tsx';

/** The parts that both calibration tools share: a picture, its marks, and the texts to copy. */
export interface CalibrationFrame {
  readonly picture: CalibrationPicture;
  /** The place of the selected mark. */
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
