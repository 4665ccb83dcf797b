import { type PitchPoint, pitchSize } from '@tribunen/domain';

/** A point of the scene, in metres: x to the right, y up, z towards the camera behind the far goal. */
export type ScenePoint = readonly [x: number, y: number, z: number];

/**
 * A point of the pitch in the scene, whose middle is the centre spot. The goal that the team attacks is away from the camera.
 *
 * @example
 * scenePoint(pitchPoint(0, 0), 2.44); // [0, 2.44, -52.5]: the crossbar
 */
export function scenePoint({ x, y }: PitchPoint, height = 0): ScenePoint {
  return [y, height, x - pitchSize.length / 2];
}
