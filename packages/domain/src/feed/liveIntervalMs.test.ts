import { expect, test } from 'vitest';
import type { MatchStatus } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { liveIntervalMs } from './liveIntervalMs.ts';

const at = (time: string) => `2026-11-22T${time}:00.000Z` as UtcInstant;
const match = (time: string, status: MatchStatus = 'IN_PLAY', endedAt: UtcInstant | null = null) => ({
  id: time as never,
  competition: 'TIP' as never,
  lacksDetail: false,
  utcKickoff: at(time),
  status,
  endedAt,
});
const interval = (
  matches: readonly ReturnType<typeof match>[],
  calls: number,
  now: string,
  laterToday: readonly string[] = [],
) => liveIntervalMs({ matches, laterToday: laterToday.map(at), calls, now: at(now) });
const six = Array.from({ length: 6 }, () => match('17:00'));
const two = ['19:15', '19:15'];

test('FEED-21 a Norwegian Sunday of six matches at 17:00 and two at 19:15 has a call every two minutes while all six are in play', () => {
  expect(interval(six, 80, '17:00', two)).toBeCloseTo(125_000, -3);
});

test('FEED-21 a day on which every call is made when it is due uses almost all of its calls, and never more than it has', () => {
  const schedule = [...six, ...two.map((time) => match(time))];
  const statusAt = (kickOff: number, now: number): MatchStatus => {
    const since = (now - kickOff) / 60_000;
    if (since < 0) return 'TIMED';
    if (since > 110) return 'FINISHED';
    return since > 48 && since < 62 ? 'PAUSED' : 'IN_PLAY';
  };
  const end = epochMs(at('23:59'));
  let calls = 80;
  let asked = -Infinity;
  for (let now = epochMs(at('16:00')); now < end; now += 5000) {
    const matches = schedule.map((each) => ({ ...each, status: statusAt(epochMs(each.utcKickoff), now) }));
    const everyMs = liveIntervalMs({ matches, laterToday: [], calls, now: instantAt(now) });
    if (everyMs === null || now - asked < everyMs) continue;
    asked = now;
    calls -= 1;
  }
  expect(calls).toBeGreaterThanOrEqual(0);
  expect(calls).toBeLessThan(6);
});

test('FEED-21 no call is made in the break, before the kick-off and after the end', () => {
  expect(interval([match('17:00', 'PAUSED')], 80, '17:47')).toBeNull();
  expect(interval([match('17:00', 'PAUSED')], 80, '17:59')).toBeNull();
  expect(interval([match('17:00', 'PAUSED')], 80, '18:00')).not.toBeNull();
  expect(interval([match('17:00', 'TIMED')], 80, '16:58')).toBeNull();
  expect(interval([match('17:00', 'TIMED')], 80, '16:59')).not.toBeNull();
  expect(interval([match('17:00', 'FINISHED', at('18:55'))], 80, '18:56')).toBeNull();
  expect(interval([match('17:00', 'POSTPONED')], 80, '17:20')).toBeNull();
  expect(interval([], 80, '17:20', two)).toBeNull();
});

test('FEED-21 calls go on in added time until the feed has seen the break', () => {
  expect(interval(six, 80, '17:50', two)).toBeCloseTo(interval(six, 80, '17:48', two) ?? 0, -4);
});

test('FEED-21 calls go on for a match that lasts longer than planned, until three hours after its kick-off', () => {
  expect(interval([match('17:00')], 10, '19:30')).toBe(30_000);
  expect(interval([match('17:00')], 1, '19:30')).toBe(300_000);
  expect(interval([match('17:00', 'TIMED')], 10, '19:30')).toBeNull();
  expect(interval([match('17:00')], 10, '20:00')).toBeNull();
});

test('FEED-21 at the end of the last match of a day calls for five minutes of play are left', () => {
  expect(interval([match('17:00')], 5, '18:51')).toBe(60_000);
  expect(interval([match('17:00')], 5, '18:52')).toBe(60_000);
});

test('FEED-21 a provider without a daily limit gets a call every fifteen seconds, and one without calls left gets none', () => {
  expect(interval(six, Infinity, '17:20')).toBe(15_000);
  expect(interval(six, 7500, '17:20')).toBe(15_000);
  expect(interval(six, 0, '17:20')).toBeNull();
});

test('FEED-21 a match without a time is never in play, and a match after midnight belongs to the next day', () => {
  expect(interval([match('00:00', 'SCHEDULED')], 80, '00:10')).toBeNull();
  expect(interval([match('23:30')], 40, '23:30')).toBe(45_000);
});
