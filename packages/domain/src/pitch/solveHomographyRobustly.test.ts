import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Homography, PointPair } from './Homography.ts';
import { pitchPoint } from './PitchPoint.ts';
import { pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { referencePoints } from './referencePoints.ts';
import { reprojectionError } from './reprojectionError.ts';
import { seededRandom } from './seededRandom.ts';
import { solveHomography } from './solveHomography.ts';
import { solveHomographyRobustly } from './solveHomographyRobustly.ts';

const camera: Homography = [
  [20, -35, 640],
  [28, 4, 200],
  [0.02, 0.001, 1],
];

/** Every reference point, clicked within a pixel of where the camera sees it. */
function careful(seed: number): PointPair[] {
  const random = seededRandom(seed);
  return referencePoints.map(({ world }) => {
    const { x, y } = projectPoint(camera, world);
    return { world, image: pixelPoint(x + random() - 0.5, y + random() - 0.5) };
  });
}

test('PITCH-13 one bad click among many is left out, wherever it is', () => {
  const place = fc.nat(referencePoints.length - 1);
  const far = fc.tuple(fc.integer({ min: 40, max: 400 }), fc.integer({ min: -400, max: 400 }));
  fc.assert(
    fc.property(place, far, fc.integer(), (bad, [right, down], seed) => {
      const clicks = careful(seed);
      const pairs = clicks.map((pair, i) =>
        i === bad ? { world: pair.world, image: pixelPoint(pair.image.x + right, pair.image.y + down) } : pair,
      );
      const robust = solveHomographyRobustly(pairs, seededRandom(seed));
      const good = pairs.filter((_, i) => i !== bad);
      expect(robust?.agreeing).toEqual(good);
      expect(robust && reprojectionError(robust.homography, good).rms).toBeLessThan(1);
    }),
    { seed: 8, numRuns: 50 },
  );
});

test('PITCH-13 when all pairs agree it is the plain solution', () => {
  const pairs = careful(1);
  const robust = solveHomographyRobustly(pairs, seededRandom(1));
  expect(robust).toEqual({ homography: solveHomography(pairs), agreeing: pairs });
});

test('PITCH-13 the same generator gives the same answer', () => {
  const pairs = [...careful(2), { world: pitchPoint(3, 3), image: pixelPoint(0, 0) }];
  expect(solveHomographyRobustly(pairs, seededRandom(5))).toEqual(solveHomographyRobustly(pairs, seededRandom(5)));
});

test('PITCH-13 with a tolerance so narrow that no draw can be trusted, the answer is the plain solution over all', () => {
  const pairs = careful(3);
  expect(solveHomographyRobustly(pairs, seededRandom(1), -1)).toEqual({
    homography: solveHomography(pairs),
    agreeing: pairs,
  });
});

test('PITCH-13 pairs that fix no homography give none', () => {
  expect(solveHomographyRobustly(careful(4).slice(0, 3), seededRandom(1))).toBeNull();
  expect(solveHomographyRobustly([], seededRandom(1))).toBeNull();
});
