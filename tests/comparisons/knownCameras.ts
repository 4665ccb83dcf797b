import {
  assessCalibration,
  type CalibrationClick,
  type CameraViews,
  cameraViews,
  type Homography,
  invertHomography,
  locatePixel,
  pitchPoint,
  pixelPoint,
  projectPoint,
  referencePoints,
} from '@tribunen/domain';

const width = 1280;
const height = 720;
/** The largest horizontal or vertical error of a careful click, in pixels. */
const NOISE = 2;

/** A camera on a stand that sees all ten reference points. */
function knownCamera(random: () => number): CameraViews {
  for (;;) {
    const between = (least: number, most: number) => least + random() * (most - least);
    const views = cameraViews({
      at: { x: between(28, 70), y: between(-32, 32), z: between(6, 30) },
      lookingAt: { x: between(4, 12), y: between(-4, 4), z: 0 },
      focalLength: between(700, 1800),
      width,
      height,
    });
    const isSeen = referencePoints.every(({ world }) => {
      const { x, y } = projectPoint(views.field, world);
      return x > 0 && x < width && y > 0 && y < height;
    });
    if (isSeen) return views;
  }
}

/** Clicks of a shaky hand, one on each reference point. With `hasSlip` one click is far off. */
function shakyClicks({ field }: CameraViews, random: () => number, hasSlip: boolean): readonly CalibrationClick[] {
  const slip = hasSlip ? Math.floor(random() * referencePoints.length) : -1;
  return referencePoints.map((point, place) => {
    const { x, y } = projectPoint(field, point.world);
    const shake = () => (2 * random() - 1) * NOISE;
    const angle = 2 * Math.PI * random();
    const far = place === slip ? 40 + 160 * random() : 0;
    return { ...point, image: pixelPoint(x + shake() + far * Math.cos(angle), y + shake() + far * Math.sin(angle)) };
  });
}

/** A method that finds a matrix from the clicks; null when it finds none. */
type Calibrator = (clicks: readonly CalibrationClick[]) => Homography | null;

const solvedBy =
  (method: 'plain' | 'robust'): Calibrator =>
  (clicks) => {
    const assessed = assessCalibration(clicks, method);
    return assessed.status === 'solved' ? assessed.homography : null;
  };
export const calibrators = {
  plain: solvedBy('plain'),
  robust: solvedBy('robust'),
} as const satisfies Record<string, Calibrator>;

/** The average error of a matrix in the visible part of the penalty area, in metres, over a grid of one metre. */
function metresOff(views: CameraViews, found: Homography): number {
  const inverse = invertHomography(found);
  if (inverse === null) return Number.POSITIVE_INFINITY;
  const errors: number[] = [];
  for (let x = 0; x <= 16; x += 1) {
    for (let y = -20; y <= 20; y += 1) {
      const seen = projectPoint(views.field, pitchPoint(x, y));
      if (seen.x < 0 || seen.x > width || seen.y < 0 || seen.y > height) continue;
      const put = locatePixel(inverse, seen);
      errors.push(Math.hypot(put.x - x, put.y - y));
    }
  }
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** The errors of this many random cameras, in metres, the smallest first. */
export function errorsOverCameras(
  cameras: number,
  calibrate: Calibrator,
  hasSlip: boolean,
  random: () => number,
): readonly number[] {
  return Array.from({ length: cameras }, () => {
    const views = knownCamera(random);
    const found = calibrate(shakyClicks(views, random, hasSlip));
    return found === null ? Number.POSITIVE_INFINITY : metresOff(views, found);
  }).toSorted((a, b) => a - b);
}

/** A quantile of a sorted list, such as the median for a `part` of 0.5. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
