import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { holdsShutOut, shutOutEnd } from './shutOut.ts';

const at = (time: string) => instantAt(Date.parse(`2026-11-21T${time}Z`));

test('DESK-3 a user is shut out for an hour, a day or for good', () => {
  expect(shutOutEnd('hour', at('12:00:00'))).toBe(at('13:00:00'));
  expect(shutOutEnd('day', at('12:00:00'))).toBe('2026-11-22T12:00:00.000Z');
  expect(shutOutEnd('forever', at('12:00:00'))).toBeNull();
});

test('DESK-3 a shut-out holds until its end, and for good without one', () => {
  expect(holdsShutOut({ until: at('12:00:01') }, at('12:00:00'))).toBe(true);
  expect(holdsShutOut({ until: at('12:00:00') }, at('12:00:00'))).toBe(false);
  expect(holdsShutOut({ until: null }, at('12:00:00'))).toBe(true);
});
