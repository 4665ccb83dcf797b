import type { PitchTopic } from '@tribunen/domain';
import type { ScenePoint } from './scenePoint.ts';

/** The cameras to choose from, in the order of the keys 1–3. */
export const cameras = ['tv', 'goal', 'above'] as const;
export type CameraName = (typeof cameras)[number];

export interface CameraPlace {
  readonly from: ScenePoint;
  readonly at: ScenePoint;
}

/** Metres before the goal line on which the cameras look when only shots are shown. */
const shotsAt = -38;

/**
 * Where a camera stands and what it looks at. A narrow picture is taken from farther away, so that the whole width of the pitch is seen.
 *
 * @param aspect width over height
 *
 * @example
 * cameraPlace('above', 'passes', 1).at; // [0, 0, 0]
 */
export function cameraPlace(camera: CameraName, topic: PitchTopic, aspect: number): CameraPlace {
  const isShots = topic === 'shots';
  const away = Math.max(1, 1.25 / aspect);
  const middle: ScenePoint = [0, 0, isShots ? shotsAt : 0];
  switch (camera) {
    case 'tv':
      return isShots
        ? { from: [30 * away, 22 * away, shotsAt + 36 * away], at: middle }
        : { from: [74 * away, 52 * away, 8], at: [4, 0, 0] };
    case 'goal':
      return isShots
        ? { from: [0, 19 * away, shotsAt + 34 * away], at: [0, 0, shotsAt + 2] }
        : { from: [0, 46 * away, 52 + 44 * away], at: [0, 0, 6] };
    case 'above':
      // Not quite straight down, where up and ahead would be the same.
      return isShots
        ? { from: [0, 58 * away, shotsAt + 4.01], at: [0, 0, shotsAt + 4] }
        : { from: [0, 118 * away, 0.01], at: middle };
  }
}
