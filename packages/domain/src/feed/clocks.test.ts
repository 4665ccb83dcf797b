import { expect, test } from 'vitest';
import { byClock, sameClock } from './clocks.ts';
import { clock } from './exampleReports.ts';

test('FEED-8 clocks are in the order of play, added time after its minute, unknown ones last', () => {
  const inOrder = [clock(44), clock(45), clock(45, 1), clock(45, 3), clock(46), null, null];
  expect(inOrder.toReversed().toSorted(byClock)).toEqual(inOrder);
  expect([null, clock(1), null, clock(0)].toSorted(byClock)).toEqual([clock(0), clock(1), null, null]);
  expect(byClock(null, null)).toBe(0);
});

test('FEED-7 clocks are the same by minute and added time, and it is unknown whether they are the same when one is missing', () => {
  expect(sameClock(clock(45, 1), clock(45, 1))).toBe(true);
  expect(sameClock(clock(45), clock(45, 1))).toBe(false);
  expect(sameClock(clock(44, 1), clock(45, 1))).toBe(false);
  expect([sameClock(null, clock(45)), sameClock(clock(45), null)]).toEqual([null, null]);
});
