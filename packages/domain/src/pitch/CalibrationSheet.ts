import type { CalibrationClick } from './CalibrationClick.ts';
import { type PixelPoint, pixelPoint } from './PixelPoint.ts';
import type { ReferencePoint } from './referencePoints.ts';

/** The clicks of a calibration, with every earlier state of the list (PITCH-43). */
export interface CalibrationSheet {
  readonly clicks: readonly CalibrationClick[];
  readonly past: readonly (readonly CalibrationClick[])[];
}

/** A step of the user. `click` is the place of a click in the list, from 0. */
export type CalibrationStep =
  | { readonly do: 'add'; readonly point: ReferencePoint; readonly image: PixelPoint }
  | { readonly do: 'move'; readonly click: number; readonly image: PixelPoint }
  | { readonly do: 'delete'; readonly click: number }
  | { readonly do: 'replace'; readonly clicks: readonly CalibrationClick[] }
  | { readonly do: 'reset' }
  | { readonly do: 'undo' };

export const emptyCalibrationSheet: CalibrationSheet = { clicks: [], past: [] };

/** The sheet after one more step (PITCH-43). A step that changes nothing leaves it as it is. */
export function stepCalibration(sheet: CalibrationSheet, step: CalibrationStep): CalibrationSheet {
  if (step.do === 'undo') {
    const before = sheet.past.at(-1);
    return before === undefined ? sheet : { clicks: before, past: sheet.past.slice(0, -1) };
  }
  const clicks = clicksAfter(sheet.clicks, step);
  return clicks === sheet.clicks ? sheet : { clicks, past: [...sheet.past, sheet.clicks] };
}

function clicksAfter(
  clicks: readonly CalibrationClick[],
  step: Exclude<CalibrationStep, { readonly do: 'undo' }>,
): readonly CalibrationClick[] {
  switch (step.do) {
    case 'add':
      return [...clicks, { ...step.point, image: step.image }];
    case 'move': {
      const moved = clicks[step.click];
      return moved === undefined ? clicks : clicks.with(step.click, { ...moved, image: step.image });
    }
    case 'delete':
      return step.click in clicks ? clicks.toSpliced(step.click, 1) : clicks;
    case 'replace':
      return step.clicks;
    case 'reset':
      return clicks.length === 0 ? clicks : [];
  }
}

/** A point kept within the picture (PITCH-44). Positions have a tenth of a pixel. */
export function pixelWithin(
  { x, y }: PixelPoint,
  { width, height }: { readonly width: number; readonly height: number },
): PixelPoint {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value * 10) / 10, 0), most);
  return pixelPoint(within(x, width), within(y, height));
}
