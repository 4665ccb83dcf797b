import { pitchPoint } from '@tribunen/domain';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { cameraPlace, cameras, fieldOfView } from './cameraPresets.ts';
import { scenePoint } from './scenePoint.ts';

const corners = [
  [0, -34],
  [0, 34],
  [105, -34],
  [105, 34],
] as const;
const box = [
  [0, -20.16],
  [0, 20.16],
  [16.5, -20.16],
  [16.5, 20.16],
  [30, -12],
  [30, 12],
] as const;

function seen(points: typeof corners | typeof box, place: ReturnType<typeof cameraPlace>, aspect: number) {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.5, 900);
  camera.position.set(...place.from);
  camera.lookAt(...place.at);
  camera.updateMatrixWorld();
  return points.map(([x, y]) => new Vector3(...scenePoint(pitchPoint(x, y))).project(camera));
}

test.each(cameras)('the camera %s sees the whole pitch, in a narrow picture and in a wide one', (camera) => {
  for (const aspect of [0.75, 1, 1.04, 1.4, 2.1]) {
    for (const { x, y } of seen(corners, cameraPlace(camera, 'passes', aspect), aspect)) {
      expect(Math.abs(x), `${aspect} x`).toBeLessThan(1);
      expect(Math.abs(y), `${aspect} y`).toBeLessThan(1);
    }
  }
});

test.each(cameras)('for shots the camera %s sees the box and the field before it', (camera) => {
  for (const aspect of [0.75, 1, 1.04, 1.4, 2.1]) {
    for (const { x, y } of seen(box, cameraPlace(camera, 'shots', aspect), aspect)) {
      expect(Math.abs(x), `${aspect} x`).toBeLessThan(1);
      expect(Math.abs(y), `${aspect} y`).toBeLessThan(1);
    }
  }
});

test('from above, the goal that the team attacks is at the top', () => {
  const [left, right, own] = seen(corners, cameraPlace('above', 'runs', 1), 1);
  expect(left?.x).toBeLessThan(0);
  expect(right?.x).toBeGreaterThan(0);
  expect(left?.y).toBeGreaterThan(own?.y ?? 0);
});

test.each(['shots', 'passes'] as const)(
  'from above, the buttons over the picture do not cover the goal of %s',
  (topic) => {
    // On a phone the picture is 390 × 371 pixels, and the buttons end 58 below its top.
    const aspect = 390 / 371;
    const camera = cameraPlace('above', topic, aspect);
    for (const { y } of seen(corners, camera, aspect)) expect(((1 - y) / 2) * 371).toBeGreaterThan(58);
  },
);
