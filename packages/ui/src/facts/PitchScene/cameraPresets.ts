import type { PitchTopic } from '@tribunen/domain';
import type { ScenePoint } from './scenePoint.ts';

/** The cameras to choose from, in the order of the keys 1–3. */
export const cameras = ['tv', 'goal', 'above'] as const;
export type CameraName = (typeof cameras)[number];

/** The vertical field of view of every camera, in degrees. */
export const fieldOfView = 34;

export interface CameraPlace {
  readonly from: ScenePoint;
  readonly at: ScenePoint;
}

interface Preset extends CameraPlace {
  /** The narrowest aspect ratio (width over height) that shows everything from there. For a narrower one the camera moves back. */
  readonly narrowest: number;
}

/**
 * From the stand at the halfway line, from behind the own goal, and from above: not exactly, because up would then be
 * undefined, and so that the goal is below the buttons over the picture.
 */
const whole: Readonly<Record<CameraName, Preset>> = {
  tv: { from: [92, 66, 0], at: [0, 0, 0], narrowest: 2.05 },
  goal: { from: [0, 78, 116], at: [0, 0, 8], narrowest: 1.22 },
  above: { from: [0, 220, -8.99], at: [0, 0, -9], narrowest: 0.66 },
};
/** Shots are all in the attacking half, so the cameras are nearer. */
const half: Readonly<Record<CameraName, Preset>> = {
  tv: { from: [34, 24, -8], at: [0, 0, -40], narrowest: 1.8 },
  goal: { from: [0, 24, 2], at: [0, 0, -40], narrowest: 1.68 },
  above: { from: [0, 86, -38.99], at: [0, 0, -39], narrowest: 1.0 },
};

/**
 * The position of a camera, and the point at which it looks.
 *
 * @param aspect the width of the picture over its height
 */
export function cameraPlace(camera: CameraName, topic: PitchTopic, aspect: number): CameraPlace {
  const { from, at, narrowest } = (topic === 'shots' ? half : whole)[camera];
  const away = Math.max(1, narrowest / aspect);
  const moved = (axis: 0 | 1 | 2) => at[axis] + (from[axis] - at[axis]) * away;
  return { from: [moved(0), moved(1), moved(2)], at };
}
