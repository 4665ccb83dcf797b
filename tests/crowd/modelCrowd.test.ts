import { expect, test } from 'vitest';
import { firstToBreak, modelCrowd } from './modelCrowd.ts';

const small = { requests: 1.2, cacheable: 0, messagesAGoal: 4, bytesAnHour: 2_000_000 };
const crowd = { requests: 0.08, cacheable: 0.07, messagesAGoal: 1, bytesAnHour: 1_000_000 };
const row = (figures: typeof small, what: string, spectators: number) =>
  modelCrowd(figures)
    .find((each) => each.what === what)
    ?.of(spectators);

test('everything that no cache answers grows with the spectators', () => {
  expect(row(small, 'requests a second at the origin', 1000)).toBe(1200);
  expect(row(small, 'messages for one goal', 10_000)).toBe(40_000);
  expect(row(small, 'dollars for functions', 1000)).toBeCloseTo(17.28);
});

test('what a cache answers reaches the origin once a second for each node and address', () => {
  const cached = (spectators: number) =>
    (row(crowd, 'requests a second at the origin', spectators) ?? 0) - spectators * 0.01;
  expect(cached(100)).toBeCloseTo(7);
  expect(cached(10_000)).toBeCloseTo(90);
  expect(cached(100_000)).toBeCloseTo(90);
});

test('the first limit that is reached is named, with the number of spectators that reach it', () => {
  expect(firstToBreak(modelCrowd(small))).toEqual({ spectators: 471, what: 'requests a second at the origin' });
  expect(firstToBreak(modelCrowd(crowd))).toEqual({ spectators: 2501, what: 'messages for one goal' });
  expect(firstToBreak([])).toBeNull();
});
