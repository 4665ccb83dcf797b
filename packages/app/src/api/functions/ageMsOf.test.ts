import { expect, test } from 'vitest';
import { ageMsOf } from './ageMsOf.ts';

const date = 'Sat, 21 Nov 2026 14:30:20 GMT';

test('an answer that did not come from a cache has no age', () => {
  expect(ageMsOf(new Headers({ date }))).toBe(0);
  expect(ageMsOf(new Headers({ date, 'x-answered-at': '2026-11-21T14:30:20.600Z' }))).toBe(0);
});

test('the age of a cache’s answer is read from `Age`', () => {
  expect(ageMsOf(new Headers({ age: '4', date }))).toBe(4000);
  expect(ageMsOf(new Headers({ age: 'yesterday' }))).toBe(0);
});

test('without `Age` the age follows from the backend’s time and the cache’s date', () => {
  expect(ageMsOf(new Headers({ date, 'x-answered-at': '2026-11-21T14:29:50.000Z' }))).toBe(30_000);
});

test('the larger of two ages counts', () => {
  expect(ageMsOf(new Headers({ age: '40', date, 'x-answered-at': '2026-11-21T14:29:50.000Z' }))).toBe(40_000);
});
