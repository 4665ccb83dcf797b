import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import type { SnapshotTime } from './MatchSnapshot.ts';
import { newestTime, snapshotAge } from './snapshotAge.ts';

const at = (minute: number): UtcInstant => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z` as UtcInstant;
const time = (observed: number, changed: number | null = null): SnapshotTime => ({
  observedAt: at(observed),
  changedAt: changed === null ? null : at(changed),
});

test.each([
  ['changed later by the provider, though asked for earlier', time(10, 9), time(12, 8), 'newer'],
  ['changed earlier by the provider, though asked for later', time(20, 7), time(12, 8), 'older'],
  ['of one change, and asked for later', time(13, 8), time(12, 8), 'newer'],
  ['of one change, and asked for earlier', time(11, 8), time(12, 8), 'older'],
  ['of one change and one question', time(12, 8), time(12, 8), 'same'],
  ['without a time of the provider, and asked for later', time(13), time(12, 8), 'newer'],
  ['without a time of the provider, and asked for earlier', time(11, 9), time(12), 'older'],
] as const)('FEED-2 a snapshot %s is $3', (_, snapshot, stored, age) => {
  expect(snapshotAge(snapshot, stored)).toBe(age);
});

test('FEED-2 the time of a provider whose clock is an hour ahead is not used, and does not hold back later answers', () => {
  const ahead: SnapshotTime = { observedAt: at(10), changedAt: '2026-11-21T16:10:00.000Z' as UtcInstant };
  expect(snapshotAge(ahead, time(12, 5))).toBe('older');
  expect(snapshotAge(ahead, time(9, 5))).toBe('newer');
  expect(snapshotAge(time(11, 10), newestTime(ahead, time(9, 5)))).toBe('newer');
  expect(newestTime(ahead, null)).toEqual(time(10));
  expect(newestTime(time(10, 10), null)).toEqual(time(10, 10));
});

test('FEED-2 a stored match is as new as the newest request and the provider’s latest time', () => {
  expect(newestTime(time(10, 9), time(12, 8))).toEqual(time(12, 9));
  expect(newestTime(time(13), time(12, 8))).toEqual(time(13, 8));
});

test('FEED-2 an answer that the provider changed earlier is older, however much', () => {
  const longAgo: SnapshotTime = { observedAt: at(20), changedAt: '2026-11-21T13:00:00.000Z' as UtcInstant };
  expect(snapshotAge(longAgo, time(12, 9))).toBe('older');
});

test('FEED-2 a stored time of the provider that lies after the request comes from a wrong clock, and holds nothing back', () => {
  expect(snapshotAge(time(20, 19), { ...time(12), changedAt: at(59) })).toBe('newer');
  expect(snapshotAge(time(11, 10), { ...time(12), changedAt: at(59) })).toBe('older');
});
