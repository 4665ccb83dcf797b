import { type CalibrationClick, pixelPoint, referencePoints } from '@tribunen/domain';
import { array, finite, type InferOutput, literal, number, object, picklist, pipe } from 'valibot';
import type { ReadFile } from './FileFault.ts';
import { readJson } from './readJson.ts';

const coordinate = pipe(number(), finite());

/** The clicks of a calibration as they are saved. */
export const calibrationFile = object({
  format: literal('tribunen-calibration-1'),
  picture: object({ width: coordinate, height: coordinate }),
  clicks: array(object({ key: picklist(referencePoints.map(({ key }) => key)), x: coordinate, y: coordinate })),
});
export type CalibrationFile = InferOutput<typeof calibrationFile>;

/** The clicks of a calibration, and the size of the picture in which they were made. */
export interface SavedCalibration {
  readonly picture: { readonly width: number; readonly height: number };
  readonly clicks: readonly CalibrationClick[];
}

/** The content of the file for a calibration. */
export function toCalibrationFile({ picture: { width, height }, clicks }: SavedCalibration): CalibrationFile {
  return {
    format: 'tribunen-calibration-1',
    picture: { width, height },
    clicks: clicks.map(({ key, image: { x, y } }) => ({ key, x, y })),
  };
}

/** Reads the clicks of a saved calibration. The key of a reference point gives its place on the pitch. */
export function readCalibrationFile(text: string): ReadFile<SavedCalibration> {
  const read = readJson(calibrationFile, text);
  if (!read.ok) return read;
  const { picture, clicks } = read.value;
  return {
    ok: true,
    value: {
      picture,
      clicks: clicks.flatMap(({ key, x, y }) =>
        referencePoints.filter((point) => point.key === key).map((point) => ({ ...point, image: pixelPoint(x, y) })),
      ),
    },
  };
}
