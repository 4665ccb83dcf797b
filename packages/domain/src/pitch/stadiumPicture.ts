import { type Camera, cameraViews } from './cameraViews.ts';

/**
 * The camera that the app's own picture of a stadium is drawn from, so that the truth about that picture is known
 * (PITCH-41).
 */
export const stadiumCamera: Camera = {
  at: { x: 50, y: 7, z: 17 },
  lookingAt: { x: 8, y: 0.5, z: 0 },
  focalLength: 1180,
  width: 1280,
  height: 720,
};

/** What that camera sees: the matrices that a perfect calibration of the picture would find (PITCH-41). */
export const stadiumViews = cameraViews(stadiumCamera);
