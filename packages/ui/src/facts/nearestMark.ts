import type { PitchMark, PitchPoint } from '@tribunen/domain';

/**
 * The mark whose line passes nearest to a point, the latest of several; null when none is within `reach` metres.
 *
 * @param count the number of marks in the picture, which are the first ones
 */
export function nearestMark(
  marks: readonly PitchMark[],
  count: number,
  point: PitchPoint,
  reach: number,
): PitchMark | null {
  let nearest: PitchMark | null = null;
  let least = reach;
  marks.slice(0, count).forEach((mark) => {
    const distance = distanceTo(mark, point);
    if (distance > least) return;
    least = distance;
    nearest = mark;
  });
  return nearest;
}

function distanceTo({ from, to }: PitchMark, { x, y }: PitchPoint): number {
  if (to === null) return Math.hypot(x - from.x, y - from.y);
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const squared = alongX ** 2 + alongY ** 2;
  const share = squared === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / squared;
  const at = Math.min(Math.max(share, 0), 1);
  // Between two lines that begin in one place, the point decides more than the line.
  return Math.hypot(x - from.x - at * alongX, y - from.y - at * alongY) + at * 0.4;
}
