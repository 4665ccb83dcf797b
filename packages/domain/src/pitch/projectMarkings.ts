import type { Homography } from './Homography.ts';
import type { PitchArc, PitchLine } from './pitchMarkings.ts';
import { pitchArcs, pitchLines, pitchSpots } from './pitchMarkings.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import type { PixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';

/** One marking of the pitch as the image shows it. */
export interface SeenMarking {
  readonly key: string;
  /** Two pixels or more for a line or an arc, one pixel for a spot. */
  readonly path: readonly PixelPoint[];
}

/** How close to the camera a marking may come, as a share of the distance of the point that is known to be seen. */
const NEAREST = 0.05;
/** The number of straight pieces with which a whole circle is drawn. */
const PIECES_OF_CIRCLE = 64;

/**
 * The whole pitch as a homography lays it over the image (PITCH-42). Markings behind the camera are left out; a line
 * that leads behind it is cut off in front of it.
 *
 * @param seen a point that the image shows, for instance one that was clicked
 */
export function projectMarkings(homography: Homography, seen: PitchPoint): readonly SeenMarking[] {
  const known = weightOf(homography, seen);
  const nearness = (point: PitchPoint) => weightOf(homography, point) / known - NEAREST;
  const toPixels = (path: readonly PitchPoint[]) => path.map((point) => projectPoint(homography, point));
  return [
    ...pitchLines.map((line: PitchLine) => ({ key: line.key, path: [line.from, line.to] })),
    ...pitchArcs.map((arc: PitchArc) => ({ key: arc.key, path: pointsOf(arc) })),
  ]
    .flatMap(({ key, path }) => inFront(path, nearness).map((part) => ({ key, path: toPixels(part) })))
    .concat(
      pitchSpots.flatMap(({ key, at }) => (nearness(at) < 0 ? [] : [{ key, path: [projectPoint(homography, at)] }])),
    );
}

function weightOf(h: Homography, { x, y }: PitchPoint): number {
  return h[2][0] * x + h[2][1] * y + h[2][2];
}

function pointsOf({ centre, radius, from, to }: PitchArc): readonly PitchPoint[] {
  const pieces = Math.ceil(((to - from) / (2 * Math.PI)) * PIECES_OF_CIRCLE);
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const angle = from + ((to - from) * piece) / pieces;
    return pitchPoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

/** The parts of a path that lie in front of the camera, where `nearness` is not negative. */
function inFront(
  path: readonly PitchPoint[],
  nearness: (point: PitchPoint) => number,
): readonly (readonly PitchPoint[])[] {
  const parts: PitchPoint[][] = [];
  let part: PitchPoint[] = [];
  let last: { readonly point: PitchPoint; readonly near: number } | null = null;
  for (const point of path) {
    const near = nearness(point);
    if (last !== null && last.near < 0 !== near < 0) {
      const share = last.near / (last.near - near);
      part.push(
        pitchPoint(last.point.x + share * (point.x - last.point.x), last.point.y + share * (point.y - last.point.y)),
      );
    }
    if (near >= 0) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
    last = { point, near };
  }
  return part.length > 0 ? [...parts, part] : parts;
}
