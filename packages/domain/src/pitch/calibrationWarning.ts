import type { Homography, PointPair } from './Homography.ts';
import type { PitchPoint } from './PitchPoint.ts';
import type { PixelPoint } from './PixelPoint.ts';
import { stadiumViews } from './stadiumPicture.ts';

/** Why a matrix that fits its clicks may still be wrong. */
export type CalibrationWarning = 'near-line' | 'crossed' | 'mirrored';

/** How far off a line points must lie, as a share of the line's length. A click may be a pixel or two off. */
const LEAST_OFF_LINE = 0.02;

/**
 * Why a matrix may be wrong although it fits: the clicks lie nearly on a line; they are crossed, so that the horizon
 * would run between them; or they are mirrored, as no camera above the grass sees them. Null without such a reason
 * (PITCH-47).
 */
export function calibrationWarning(homography: Homography, clicks: readonly PointPair[]): CalibrationWarning | null {
  const images = clicks.map(({ image }) => image);
  if (clicks.length > 0 && offLine(images) < LEAST_OFF_LINE) return 'near-line';
  const sides = new Set(clicks.map(({ world }) => Math.sign(depthAt(homography, world))));
  if (sides.size > 1) return 'crossed';
  return clicks.some(({ world }) => turnAt(homography, world) !== turnAt(stadiumViews.field, world))
    ? 'mirrored'
    : null;
}

function depthAt([, , [a, b, c]]: Homography, { x, y }: PitchPoint): number {
  return a * x + b * y + c;
}

/** 1 if a left turn on the grass is a left turn in the picture, −1 if it is a right turn. */
function turnAt(homography: Homography, at: PitchPoint): number {
  const [[a, b, c], [d, e, f], [g, h, i]] = homography;
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return Math.sign(determinant) * Math.sign(depthAt(homography, at));
}

/** How far off a line points lie, for their length: the flattest triangle of four points, the spread across of more. */
function offLine(points: readonly PixelPoint[]): number {
  const [a, b, c, d, ...more] = points;
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined && more.length === 0) {
    return Math.min(flatness(a, b, c), flatness(a, b, d), flatness(a, c, d), flatness(b, c, d));
  }
  const mean = (of: (point: PixelPoint) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const xx = mean((point) => (point.x - x) ** 2);
  const yy = mean((point) => (point.y - y) ** 2);
  const xy = mean((point) => (point.x - x) * (point.y - y));
  const root = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  return Math.sqrt(Math.max(0, xx + yy - root) / (xx + yy + root));
}

/** The height of a triangle over its longest side. */
function flatness(a: PixelPoint, b: PixelPoint, c: PixelPoint): number {
  const longest = Math.max(
    Math.hypot(a.x - b.x, a.y - b.y),
    Math.hypot(a.x - c.x, a.y - c.y),
    Math.hypot(b.x - c.x, b.y - c.y),
  );
  return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / longest ** 2;
}
