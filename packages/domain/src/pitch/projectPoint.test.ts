import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalPoint } from './GoalPoint.ts';
import type { Homography } from './Homography.ts';
import { invertHomography } from './invertHomography.ts';
import { locatePixel } from './locatePixel.ts';
import { pitchPoint } from './PitchPoint.ts';
import { pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { pixelsOff, reprojectionError } from './reprojectionError.ts';

const camera: Homography = [
  [20, -35, 640],
  [28, 4, 200],
  [0.02, 0.001, 1],
];

const identity: Homography = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

test('PITCH-10 a point is seen at its pixel, divided by its depth', () => {
  expect(projectPoint(camera, pitchPoint(0, 0))).toEqual({ x: 640, y: 200 });
  expect(projectPoint(camera, pitchPoint(50, 0))).toEqual({ x: 820, y: 800 });
});

test('PITCH-10 a point on the horizon is seen infinitely far away', () => {
  expect(projectPoint(camera, pitchPoint(-50, 0))).toEqual({ x: -Infinity, y: -Infinity });
  const sideways: Homography = [
    [1, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
  ];
  expect(projectPoint(sideways, pitchPoint(-1, 0))).toEqual({ x: -Infinity, y: Infinity });
});

test('PITCH-11 the inverse maps every pixel back to the point seen in it', () => {
  const inverse = invertHomography(camera);
  if (inverse === null) throw new Error('the camera can be inverted');
  const metres = fc.double({ min: 0, max: 68, noNaN: true });
  fc.assert(
    fc.property(metres, metres, (x, y) => {
      const back = locatePixel(inverse, projectPoint(camera, pitchPoint(x, y - 34)));
      expect(back.x).toBeCloseTo(x, 8);
      expect(back.y).toBeCloseTo(y - 34, 8);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('PITCH-11 the inverse has no entry beyond 1', () => {
  expect(Math.max(...(invertHomography(camera) ?? []).flat().map(Math.abs))).toBe(1);
});

test('PITCH-11 small numbers and a far origin still have an inverse', () => {
  const far: Homography = [
    [1e-120, 0, 5e-120],
    [0, 1e-120, 0],
    [0, 0, 1],
  ];
  expect(invertHomography(far)).not.toBeNull();
  const moved: Homography = [
    [1, 0, 1e9],
    [0, 1, 1e9],
    [0, 0, 1],
  ];
  expect(invertHomography(moved)).not.toBeNull();
});

test('PITCH-11 the goal mouth has an inverse as well', () => {
  const goal: Homography<ReturnType<typeof goalPoint>> = [
    [60, 0, 640],
    [0, -60, 400],
    [0, 0, 1],
  ];
  const inverse = invertHomography(goal);
  expect(inverse && locatePixel(inverse, projectPoint(goal, goalPoint(3, 2)))).toEqual({ x: 3, y: 2 });
});

test.each([
  [
    'squeezes the pitch into a line',
    [
      [1, 2, 3],
      [2, 4, 6],
      [0, 0, 1],
    ],
  ],
  ...[
    [
      [0.1, 0.2, 0.3],
      [0.3, 0.6, 0.9],
      [0, 0, 1],
    ] as const,
    [
      [0.1, 0.7, 1],
      [0.2, 1.4, 2],
      [0.3, 0.1, 1],
    ] as const,
    [
      [0.1, 0.3, 0],
      [0.7, 2.1, 0],
      [0, 0, 1],
    ] as const,
  ].map((matrix) => ['squeezes the pitch into a line but for rounding', matrix] satisfies [string, Homography]),
  [
    'holds what is not a number',
    [
      [Number.NaN, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    'holds an infinite number',
    [
      [1, 0, 0],
      [0, 1, Number.POSITIVE_INFINITY],
      [0, 0, 1],
    ],
  ],
  [
    'is too large to turn around',
    [
      [1e300, 0, 1],
      [0, 1e300, 1],
      [0, 0, 1],
    ],
  ],
] satisfies [string, Homography][])('PITCH-11 a matrix that %s has no inverse', (_, matrix) => {
  expect(invertHomography(matrix)).toBeNull();
});

test('PITCH-12 the reprojection error is the distance of each pair and the root of their mean square', () => {
  const pairs = [
    { world: pitchPoint(1, 1), image: pixelPoint(4, 5) },
    { world: pitchPoint(2, 2), image: pixelPoint(2, 2) },
  ];
  expect(pairs.map((pair) => pixelsOff(identity, pair))).toEqual([5, 0]);
  expect(reprojectionError(identity, pairs)).toEqual({ perPoint: [5, 0], rms: Math.sqrt(12.5) });
});

test('PITCH-12 without pairs there is no error', () => {
  expect(reprojectionError(identity, [])).toEqual({ perPoint: [], rms: 0 });
});
