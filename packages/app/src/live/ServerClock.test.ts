import { instantAt } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { ServerClock } from './ServerClock.ts';

const start = Date.parse('2026-11-21T14:30:00Z');

test('the device’s time is used until an answer contains the server’s', () => {
  expect(new ServerClock(() => start).now()).toBe('2026-11-21T14:30:00.000Z');
});

test('a device that is an hour ahead is corrected', () => {
  let now = start + 3_600_000;
  const clock = new ServerClock(() => now);
  clock.learn(instantAt(start), now - 100, now + 100);
  expect(clock.now()).toBe('2026-11-21T14:30:00.000Z');
  now += 5000;
  expect(clock.now()).toBe('2026-11-21T14:30:05.000Z');
});

test('a difference of less than two seconds is noise', () => {
  const clock = new ServerClock(() => start);
  clock.learn(instantAt(start + 1900), start, start);
  expect(clock.now()).toBe('2026-11-21T14:30:00.000Z');
});

test('a slow answer corrects the clock only as far as it proves an error', () => {
  const clock = new ServerClock(() => start);
  clock.learn(instantAt(start - 6000), start - 10_000, start);
  expect(clock.now()).toBe('2026-11-21T14:30:00.000Z');
});

test('an answer is ignored if the device’s clock was set back during its request', () => {
  const clock = new ServerClock(() => start);
  clock.learn(instantAt(start - 60_000), start, start - 1);
  expect(clock.now()).toBe('2026-11-21T14:30:00.000Z');
});

test('without an answer, an event from the future proves the device to be behind', () => {
  const clock = new ServerClock(() => start);
  clock.noEarlierThan(instantAt(start + 1900));
  clock.noEarlierThan(instantAt(start - 60_000));
  expect(clock.behindMs()).toBe(0);
  clock.noEarlierThan(instantAt(start + 600_000));
  expect(clock.now()).toBe('2026-11-21T14:40:00.000Z');
  expect(clock.isKnown()).toBe(false);
  clock.learn(instantAt(start + 660_000), start, start);
  clock.noEarlierThan(instantAt(start + 900_000));
  expect(clock.behindMs()).toBe(660_000);
});
