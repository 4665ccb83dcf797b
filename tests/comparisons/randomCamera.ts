import {
  type Homography,
  pitchPoint,
  type PitchPoint,
  pixelPoint,
  type PointPair,
  projectPoint,
} from '@tribunen/domain';

type Random = () => number;

const IMAGE = { width: 1280, height: 720 } as const;

/**
 * How the pairs of a trial are made: exactly as one camera sees them, with inaccurate clicks, or with all places but
 * one almost on a line.
 */
export type Trial = 'exact' | 'noisy' | 'near-degenerate' | 'noisy and near-degenerate';
export const TRIALS: readonly Trial[] = ['exact', 'noisy', 'near-degenerate', 'noisy and near-degenerate'];

/** A camera somewhere around the near half, 4 to 40 m up, that looks towards the near goal. */
export function randomCamera(random: Random): Homography {
  const between = (least: number, most: number) => least + random() * (most - least);
  const eye = [between(-30, 60), between(20, 70) * (random() < 0.5 ? -1 : 1), between(4, 40)] as const;
  const aim = [between(0, 25), between(-15, 15), 0] as const;
  const forward = unit([aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]]);
  const right = unit(cross(forward, [0, 0, 1]));
  const down = cross(forward, right);
  const focal = between(700, 2500);
  const row = (axis: Vector) => [axis[0], axis[1], -dot(axis, eye)] as const;
  const [across, below, depth] = [row(right), row(down), row(forward)];
  const scale = depth[2];
  const toPixels = (line: readonly [number, number, number], middle: number) =>
    [0, 1, 2].map((i) => (focal * (line[i] ?? 0) + middle * (depth[i] ?? 0)) / scale);
  const [a = 0, b = 0, c = 0] = toPixels(across, IMAGE.width / 2);
  const [d = 0, e = 0, f = 0] = toPixels(below, IMAGE.height / 2);
  return [
    [a, b, c],
    [d, e, f],
    [depth[0] / scale, depth[1] / scale, 1],
  ];
}

/** `count` places that the camera sees, and where in the picture it sees them. */
export function randomPairs(camera: Homography, count: number, trial: Trial, random: Random): readonly PointPair[] {
  const noise = trial.startsWith('noisy') ? 1.5 : 0;
  const line = trial.endsWith('near-degenerate') ? randomLine(camera, random) : null;
  return Array.from({ length: count }, (_, index) => {
    const world = line !== null && index > 0 ? line() : visiblePlace(camera, random);
    const image = projectPoint(camera, world);
    const shake = () => noise * (random() + random() + random() - 1.5);
    return { world, image: pixelPoint(image.x + shake(), image.y + shake()) };
  });
}

/** Draws places within centimetres of the line through two visible places. */
function randomLine(camera: Homography, random: Random): () => PitchPoint {
  const from = visiblePlace(camera, random);
  const to = visiblePlace(camera, random);
  const off = 10 ** (-1 - 3 * random());
  return () => {
    const along = random();
    return pitchPoint(
      from.x + along * (to.x - from.x) + off * (random() - 0.5),
      from.y + along * (to.y - from.y) + off * (random() - 0.5),
    );
  };
}

function visiblePlace(camera: Homography, random: Random): PitchPoint {
  for (;;) {
    const place = pitchPoint(random() * 40, (random() - 0.5) * 68);
    const seen = projectPoint(camera, place);
    const inFront = camera[2][0] * place.x + camera[2][1] * place.y + 1 > 0;
    if (inFront && seen.x >= 0 && seen.x <= IMAGE.width && seen.y >= 0 && seen.y <= IMAGE.height) return place;
  }
}

type Vector = readonly [number, number, number];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
