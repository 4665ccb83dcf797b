import { type Camera, cameraViews } from './cameraViews.ts';

/**
 * The camera from which the app's own picture of a stadium is drawn, so that the true matrices of that picture are
 * known (PITCH-41).
 */
export const stadiumCamera: Camera = {
  at: { x: 50, y: 7, z: 17 },
  lookingAt: { x: 8, y: 0.5, z: 0 },
  focalLength: 1180,
  width: 1280,
  height: 720,
};

/** The views of that camera: the matrices that a perfect calibration of the picture would find (PITCH-41). */
export const stadiumViews = cameraViews(stadiumCamera);
