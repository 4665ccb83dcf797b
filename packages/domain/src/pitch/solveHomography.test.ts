import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Homography, PointPair } from './Homography.ts';
import { pitchPoint } from './PitchPoint.ts';
import { pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { referencePoints } from './referencePoints.ts';
import { reprojectionError } from './reprojectionError.ts';
import { seededRandom } from './seededRandom.ts';
import { solveHomography } from './solveHomography.ts';

/** Cameras that see every reference point: no part of the near half is on or behind the horizon. */
const camera: fc.Arbitrary<Homography> = fc
  .record({
    zoom: fc.double({ min: 5, max: 60, noNaN: true }),
    turn: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    squeeze: fc.double({ min: 0.2, max: 1, noNaN: true }),
    leftOf: fc.double({ min: -1000, max: 1000, noNaN: true }),
    above: fc.double({ min: -1000, max: 1000, noNaN: true }),
    depthX: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    depthY: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
  })
  .map(({ zoom, turn, squeeze, leftOf, above, depthX, depthY }) => [
    [zoom * Math.cos(turn) + leftOf * depthX, -zoom * Math.sin(turn) + leftOf * depthY, leftOf],
    [zoom * squeeze * Math.sin(turn) + above * depthX, zoom * squeeze * Math.cos(turn) + above * depthY, above],
    [depthX, depthY, 1],
  ]);

const steep: Homography = [
  [20, -35, 640],
  [28, 4, 200],
  [0.02, 0.001, 1],
];

function seenBy(homography: Homography, places: readonly (readonly [number, number])[]): PointPair[] {
  return places.map(([x, y]) => ({ world: pitchPoint(x, y), image: projectPoint(homography, pitchPoint(x, y)) }));
}

function shaken(pairs: readonly PointPair[], pixels: number, seed: number): PointPair[] {
  const random = seededRandom(seed);
  return pairs.map(({ world, image }) => ({
    world,
    image: pixelPoint(image.x + pixels * (random() - 0.5), image.y + pixels * (random() - 0.5)),
  }));
}

/**
 * The largest difference between two entries at the same place, relative to the expected entry when that is above 1.
 */
function difference(actual: Homography | null, expected: Homography): number {
  const entries = actual?.flat() ?? [];
  return Math.max(
    ...expected
      .flat()
      .map((wanted, i) => Math.abs((entries[i] ?? Number.NaN) - wanted) / Math.max(1, Math.abs(wanted))),
  );
}

const reference = referencePoints.map(({ world }) => [world.x, world.y] as const);
const square = [
  [0, 0],
  [20, 0],
  [0, 20],
  [20, 20],
] as const;

test('PITCH-6 the homography of what a camera sees is that camera', () => {
  fc.assert(
    fc.property(camera, (homography) => {
      expect(difference(solveHomography(seenBy(homography, reference)), homography)).toBeLessThan(1e-7);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('PITCH-6 it is exact for any four pairs in general position', () => {
  const pixel = fc.tuple(fc.double({ min: 0, max: 1280, noNaN: true }), fc.double({ min: 0, max: 720, noNaN: true }));
  fc.assert(
    fc.property(fc.tuple(pixel, pixel, pixel, pixel), (pixels) => {
      const pairs = pixels.map(([x, y], i) => ({
        world: pitchPoint(square[i]?.[0] ?? 0, square[i]?.[1] ?? 0),
        image: pixelPoint(x, y),
      }));
      const homography = solveHomography(pairs);
      // Corners on a line have none. The tests against other solvers cover how close to a line corners may come.
      const rms = homography === null ? 0 : reprojectionError(homography, pairs).rms;
      expect(rms).toBeLessThan(1e-4);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('PITCH-9 the bottom-right entry is 1, even when the origin of the pitch is close to the horizon or on it', () => {
  const places = [
    [10, 5],
    [20, -5],
    [30, 12],
    [15, 9],
    [40, -20],
  ] as const;
  for (const beside of [0, 1e-9, -1e-6]) {
    const pairs = places.map(([x, y]) => {
      const weight = 0.05 * x + beside;
      return { world: pitchPoint(x, y), image: pixelPoint((30 * y) / weight, (300 + 2 * x) / weight) };
    });
    const homography = solveHomography(pairs);
    expect(homography?.[2][2]).toBe(1);
    expect(homography && reprojectionError(homography, pairs).rms).toBeLessThan(1e-6);
  }
});

test('PITCH-9 an origin exactly on the horizon is put just beside it', () => {
  // Symmetric about the origin, so that every sum behind the last entry is zero without rounding.
  const pairs = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 0, y = 0]) => ({ world: pitchPoint(x, y), image: pixelPoint(1 / x, y / x) }));
  const homography = solveHomography(pairs);
  expect(homography?.[2][2]).toBe(1);
  expect(homography && reprojectionError(homography, pairs).rms).toBeLessThan(1e-9);
});

describe('PITCH-5 shaky clicks', () => {
  test('PITCH-5 give a matrix whose sum of squares no small change of an entry reduces', () => {
    fc.assert(
      fc.property(camera, fc.integer(), (homography, seed) => {
        const pairs = shaken(seenBy(homography, reference), 3, seed);
        const solved = solveHomography(pairs);
        if (solved === null) throw new Error('ten reference points fix a homography');
        const { rms } = reprojectionError(solved, pairs);
        for (let at = 0; at < 8; at += 1) {
          for (const change of [1e-4, -1e-4]) {
            const flat = solved.flat().map((value, i) => (i === at ? value * (1 + change) : value));
            const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = flat;
            const changed: Homography = [
              [a, b, c],
              [d, e, f],
              [g, h, 1],
            ];
            expect(reprojectionError(changed, pairs).rms).toBeGreaterThanOrEqual(rms - 1e-9);
          }
        }
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  test('PITCH-5 give a matrix that is never worse than the camera from which the clicks were shaken', () => {
    fc.assert(
      fc.property(camera, fc.integer(), (homography, seed) => {
        const pairs = shaken(seenBy(homography, reference), 4, seed);
        const solved = solveHomography(pairs);
        expect(solved && reprojectionError(solved, pairs).rms).toBeLessThanOrEqual(
          reprojectionError(homography, pairs).rms + 1e-9,
        );
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('PITCH-5 do not lead the solution astray when they lie close to one line', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = seededRandom(seed);
      const hugging = Array.from({ length: 9 }, () => {
        const along = 20 * random();
        return [along + 0.05 * random(), along / 2 + 0.05 * random()] as const;
      });
      const pairs = shaken(seenBy(steep, [[4, 12], ...hugging]), 4, seed);
      const solved = solveHomography(pairs);
      expect(solved && reprojectionError(solved, pairs).rms).toBeLessThanOrEqual(
        reprojectionError(steep, pairs).rms + 1e-9,
      );
    }
  });
});

describe('PITCH-7 there is none', () => {
  test.each([
    ['no pairs', []],
    ['three', square.slice(1)],
    [
      'four on a line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [5, 5],
      ],
    ],
    [
      'three of four on a line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [5, 0],
      ],
    ],
    [
      'all but one on a line, however many',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 0],
      ],
    ],
    [
      'three places, each several times',
      [
        [0, 0],
        [0, 0],
        [10, 0],
        [10, 0],
        [0, 10],
        [0, 10],
      ],
    ],
  ] as const)('PITCH-7 for %s', (_, places) => {
    expect(solveHomography(seenBy(steep, places))).toBeNull();
  });

  test('PITCH-7 for hundreds of shaky clicks on three points, rejected quickly', { timeout: 2000 }, () => {
    const shaky = Array.from({ length: 300 }, (_, n) => ({
      world: pitchPoint(n % 3, (n % 3) ** 2),
      image: pixelPoint(100 * (n % 3) + ((n * 7919) % 13), 50 * (n % 3) ** 2 + ((n * 104_729) % 11)),
    }));
    expect(solveHomography(shaky)).toBeNull();
  });

  test('PITCH-7 for points in general position seen in one pixel, or on one line', () => {
    const pairs = seenBy(steep, square);
    expect(solveHomography(pairs.map(({ world }) => ({ world, image: pixelPoint(3, 4) })))).toBeNull();
    expect(
      solveHomography(pairs.map(({ world, image }) => ({ world, image: pixelPoint(image.x, 2 * image.x) }))),
    ).toBeNull();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'PITCH-7 for a number that is %d',
    (bad) => {
      const pairs = seenBy(steep, [...square, [11, 0]]);
      expect(solveHomography([...pairs, { world: pitchPoint(bad, 1), image: pixelPoint(1, 1) }])).toBeNull();
      expect(solveHomography([...pairs, { world: pitchPoint(1, bad), image: pixelPoint(1, 1) }])).toBeNull();
      expect(solveHomography([...pairs, { world: pitchPoint(1, 1), image: pixelPoint(bad, 1) }])).toBeNull();
      expect(solveHomography([...pairs, { world: pitchPoint(1, 1), image: pixelPoint(1, bad) }])).toBeNull();
    },
  );

  test('PITCH-7 but there is one a thousandth of a millimetre off the line, and when most of many are on one', () => {
    const hardlyOff = [
      [0, 0],
      [10, 1e-6],
      [20, 0],
      [5, 20],
      [15, 20],
    ] as const;
    const fourOfSix = [
      [0, 0],
      [5, 0],
      [10, 0],
      [20, 0],
      [5, 20],
      [15, 20],
    ] as const;
    expect(difference(solveHomography(seenBy(steep, hardlyOff)), steep)).toBeLessThan(1e-7);
    expect(difference(solveHomography(seenBy(steep, fourOfSix)), steep)).toBeLessThan(1e-7);
  });
});

test('PITCH-8 a point clicked twice counts as the middle of the two clicks when the other clicks allow it', () => {
  const [first, ...rest] = seenBy(steep, square);
  if (first === undefined) throw new Error('the square has corners');
  const left = { world: first.world, image: pixelPoint(first.image.x - 2, first.image.y) };
  const right = { world: first.world, image: pixelPoint(first.image.x + 2, first.image.y) };
  const solved = solveHomography([left, right, ...rest]);
  expect(difference(solved, steep)).toBeLessThan(1e-7);
  expect(solved && reprojectionError(solved, [left, right]).perPoint).toEqual([
    expect.closeTo(2, 6),
    expect.closeTo(2, 6),
  ]);
});

test('PITCH-8 the order of the clicks does not matter', () => {
  const pairs = shaken(seenBy(steep, reference), 3, 1);
  const solved = solveHomography(pairs);
  expect(solved).not.toBeNull();
  expect(solved && difference(solveHomography(pairs.toReversed()), solved)).toBeLessThan(1e-7);
});
