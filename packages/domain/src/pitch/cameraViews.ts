import type { GoalPoint } from './GoalPoint.ts';
import type { Homography } from './Homography.ts';
import { type PixelPoint, pixelPoint } from './PixelPoint.ts';

/** A point in space in metres: `x` and `y` as on the pitch, `z` above the grass. */
export interface SpacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A pinhole camera that is held level. */
export interface Camera {
  readonly at: SpacePoint;
  /**
   * The point at which the camera looks, which is in the middle of the image. It must not be straight above or below
   * the camera.
   */
  readonly lookingAt: SpacePoint;
  /** In pixels. The longer, the closer everything looks. */
  readonly focalLength: number;
  /** The size of the image in pixels. */
  readonly width: number;
  readonly height: number;
}

/** How one camera sees the stadium (PITCH-40). */
export interface CameraViews {
  /** The matrix from the grass to the image. */
  readonly field: Homography;
  /** The matrix from the mouth of the near goal to the image. */
  readonly goal: Homography<GoalPoint>;
  /** The pixel of a point in space. */
  see(point: SpacePoint): PixelPoint;
}

/** How a camera sees the grass, the near goal's mouth and any other point in front of it (PITCH-40). */
export function cameraViews({ at, lookingAt, focalLength, width, height }: Camera): CameraViews {
  const forward = unit({ x: lookingAt.x - at.x, y: lookingAt.y - at.y, z: lookingAt.z - at.z });
  const right = unit({ x: forward.y, y: -forward.x, z: 0 });
  const down = {
    x: forward.y * right.z - forward.z * right.y,
    y: forward.z * right.x - forward.x * right.z,
    z: forward.x * right.y - forward.y * right.x,
  };
  /** One row of the 3 × 4 matrix from space to the image: the amount for each metre along an axis, and the constant. */
  const row = (axis: SpacePoint, scale: number, middle: number) => {
    const along = (name: keyof SpacePoint) => scale * axis[name] + middle * forward[name];
    const [x, y, z] = [along('x'), along('y'), along('z')];
    return { x, y, z, one: -(x * at.x + y * at.y + z * at.z) };
  };
  const u = row(right, focalLength, width / 2);
  const v = row(down, focalLength, height / 2);
  const w = row(forward, 0, 1);
  const plane = (first: keyof SpacePoint, second: keyof SpacePoint) => {
    const scaled = (of: typeof u) => [of[first] / w.one, of[second] / w.one, of.one / w.one] as const;
    return [scaled(u), scaled(v), [w[first] / w.one, w[second] / w.one, 1]] as const;
  };
  return {
    field: plane('x', 'y'),
    goal: plane('y', 'z'),
    see: ({ x, y, z }) => {
      const sum = (of: typeof u) => of.x * x + of.y * y + of.z * z + of.one;
      return pixelPoint(sum(u) / sum(w), sum(v) / sum(w));
    },
  };
}

function unit({ x, y, z }: SpacePoint): SpacePoint {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}
