import { expect, test } from 'vitest';
import { epochMs, instantAt } from '../time/instant.ts';
import { untilDeadline } from './untilDeadline.ts';

const deadline = instantAt(Date.parse('2026-11-22T12:00:00Z'));
const before = (ms: number) => untilDeadline(deadline, instantAt(epochMs(deadline) - ms));
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

test('FANTASY-17 the wait is given in its two largest units', () => {
  expect(before(2 * day + 3 * hour + 59 * minute)).toEqual({ kind: 'days', days: 2, hours: 3 });
  expect(before(day)).toEqual({ kind: 'days', days: 1, hours: 0 });
  expect(before(day - second)).toEqual({ kind: 'hours', hours: 23, minutes: 59 });
  expect(before(hour)).toEqual({ kind: 'hours', hours: 1, minutes: 0 });
  expect(before(hour - second)).toEqual({ kind: 'minutes', minutes: 59, seconds: 59 });
});

test('FANTASY-17 a part of a second counts as a whole one, and after the deadline there is no wait', () => {
  expect(before(1)).toEqual({ kind: 'minutes', minutes: 0, seconds: 1 });
  expect(before(0)).toBeNull();
  expect(before(-day)).toBeNull();
});
