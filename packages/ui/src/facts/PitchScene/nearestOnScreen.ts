import type { PitchMark } from '@tribunen/domain';
import { toSceneMark } from './markGeometry.ts';
import type { ScenePoint } from './scenePoint.ts';

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The points along a mark's line that are tested. */
const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The mark whose line passes nearest to a pixel, the latest of several; null when none is within `reach` pixels. */
export function nearestOnScreen(
  marks: readonly PitchMark[],
  project: (point: ScenePoint) => ScreenPoint,
  pixel: ScreenPoint,
  reach: number,
): PitchMark | null {
  let nearest: PitchMark | null = null;
  let least = reach;
  for (const mark of marks) {
    const distance = distanceTo(mark, project, pixel);
    if (distance > least) continue;
    least = distance;
    nearest = mark;
  }
  return nearest;
}

function distanceTo(mark: PitchMark, project: (point: ScenePoint) => ScreenPoint, pixel: ScreenPoint): number {
  const { from, to, lift } = toSceneMark(mark);
  const points = shares.map((share) => {
    const between = (one: number, other: number) => one + (other - one) * share;
    const height = between(from[1], to[1]) + lift * 4 * share * (1 - share);
    return project([between(from[0], to[0]), height, between(from[2], to[2])]);
  });
  const distances = points.slice(1).map((point, index) => toSegment(points[index] ?? point, point, pixel));
  // Where lines cross, the line that begins here is picked.
  const start = points[0];
  const fromStart = start === undefined ? Infinity : Math.hypot(start.x - pixel.x, start.y - pixel.y);
  return Math.min(...distances.map((distance) => distance + 2), fromStart);
}

function toSegment(from: ScreenPoint, to: ScreenPoint, { x, y }: ScreenPoint): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const squared = alongX ** 2 + alongY ** 2;
  const share = squared === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / squared;
  const at = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x - from.x - at * alongX, y - from.y - at * alongY);
}
