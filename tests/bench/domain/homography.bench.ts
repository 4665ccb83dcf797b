import { type PointPair, seededRandom, solveHomography } from '@tribunen/domain';
import { compareHomographies } from '../../oracles/compareHomographies.ts';
import { byNormalisedSvd, byPerspectiveTransform, bySvd } from '../../oracles/otherHomographies.ts';
import { randomCamera, randomPairs, TRIALS } from '../../oracles/randomCamera.ts';
import { microsecondsPerCall } from './perCall.ts';

const CAMERAS = 10_000;
const TIMED = 100;

type Solver = (pairs: readonly PointPair[]) => unknown;

async function timeSolvers(count: number, solvers: Readonly<Record<string, Solver>>): Promise<void> {
  const random = seededRandom(count);
  const sets = Array.from({ length: TIMED }, () => randomPairs(randomCamera(random), count, 'noisy', random));
  const times = new Map<string, number>();
  for (const [name, solve] of Object.entries({ solveHomography, ...solvers })) {
    times.set(name, await microsecondsPerCall(sets.map((pairs) => () => solve(pairs))));
  }
  const ours = times.get('solveHomography') ?? Number.NaN;
  console.log(`\nA homography of ${count} pairs`);
  console.table(
    Object.fromEntries(
      [...times].map(([name, time]) => [
        name,
        { 'µs a call': time.toFixed(2), 'ours is faster by': (time / ours).toFixed(2) },
      ]),
    ),
  );
}

await timeSolvers(4, {
  'perspective-transform': byPerspectiveTransform,
  'ml-matrix SVD': bySvd,
  'ml-matrix SVD, normalised': byNormalisedSvd,
});
await timeSolvers(20, { 'ml-matrix SVD': bySvd, 'ml-matrix SVD, normalised': byNormalisedSvd });

console.log(`\nWorst reprojection error (root mean square, pixels) over ${CAMERAS} random cameras`);
console.table(
  [4, 20].flatMap((count) =>
    TRIALS.map((trial) => {
      const { unsolved, ours, bestOfOthers, worstGap } = compareHomographies(trial, count, CAMERAS, 42);
      return {
        pairs: count,
        trial,
        unsolved,
        ours: ours.toExponential(2),
        'best of the others': bestOfOthers.toExponential(2),
        'ours worse by at most': worstGap.toExponential(2),
      };
    }),
  ),
);
