import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PitchEvents, ShotOutcome } from './PitchEvent.ts';
import { pitchSize } from './pitchSize.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';
import { seededRandom } from './seededRandom.ts';

function placesOf({ shots, passes, runs, duels }: PitchEvents) {
  return [...shots, ...passes, ...runs].flatMap(({ from, to }) => [from, to]).concat(duels.map(({ at }) => at));
}

test('PITCH-16 the same seed gives the same sample, another seed gives another', () => {
  expect(samplePitchEvents(7)).toEqual(samplePitchEvents(7));
  expect(samplePitchEvents(7)).not.toEqual(samplePitchEvents(8));
  expect(samplePitchEvents(7).home).not.toEqual(samplePitchEvents(7).away);
});

test('PITCH-16 everything happens on the pitch and within minutes 0 to 95, in order', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const team of Object.values(samplePitchEvents(seed))) {
        const places = placesOf(team);
        expect(places.filter(({ x, y }) => x < 0 || x > pitchSize.length || Math.abs(y) > pitchSize.width / 2)).toEqual(
          [],
        );
        for (const events of [team.shots, team.passes, team.runs, team.duels]) {
          const minutes = events.map(({ minute }) => minute);
          expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
          expect(minutes.every((minute) => Number.isInteger(minute) && minute >= 0 && minute <= 95)).toBe(true);
        }
      }
    }),
    { seed: 9, numRuns: 60 },
  );
});

test('PITCH-16 goals and saved shots end in the goal mouth, misses beside it, blocked shots on the way', () => {
  const shots = Array.from({ length: 40 }, (_, seed) => samplePitchEvents(seed).home.shots).flat();
  expect(new Set(shots.map(({ outcome }) => outcome))).toEqual(new Set(['goal', 'on-target', 'off-target', 'blocked']));
  const inGoal = shots.filter(({ to }) => to.x === 0 && Math.abs(to.y) <= pitchSize.goalWidth / 2);
  const beside = shots.filter(({ to }) => to.x === 0 && Math.abs(to.y) > pitchSize.goalWidth / 2);
  const halfway = shots.filter(({ from, to }) => to.x === from.x / 2);
  expect(inGoal).toEqual(shots.filter(({ outcome }) => outcome === 'goal' || outcome === 'on-target'));
  expect(beside).toEqual(shots.filter(({ outcome }) => outcome === 'off-target'));
  expect(halfway).toEqual(shots.filter(({ outcome }) => outcome === 'blocked'));
});

test('PITCH-16 a sample looks like a match: shots from both sides, most passes completed, half of the duels won', () => {
  const samples = Array.from({ length: 100 }, (_, seed) => samplePitchEvents(seed).home);
  const shots = samples.flatMap((sample) => sample.shots);
  const passes = samples.flatMap((sample) => sample.passes);
  const duels = samples.flatMap((sample) => sample.duels);
  const ended = (outcome: ShotOutcome) => shots.filter((shot) => shot.outcome === outcome).length / shots.length;

  expect(shots.every(({ from }) => Math.hypot(from.x, from.y) <= 30)).toBe(true);
  expect(shots.filter(({ from }) => from.y < 0).length / shots.length).toBeCloseTo(0.5, 1);
  expect(shots.filter(({ to }) => to.y < 0).length / shots.length).toBeCloseTo(0.5, 1);
  expect(ended('goal')).toBeCloseTo(0.12, 1);
  expect(ended('blocked')).toBeCloseTo(0.25, 1);
  expect(ended('off-target')).toBeCloseTo(0.35, 1);
  expect(passes.filter(({ completed }) => completed).length / passes.length).toBeCloseTo(0.82, 1);
  expect(duels.filter(({ won }) => won).length / duels.length).toBeCloseTo(0.5, 1);
});

test('PITCH-16 the generator spreads evenly over [0, 1)', () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1);
});
