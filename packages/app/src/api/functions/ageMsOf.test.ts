import { expect, test } from 'vitest';
import { ageMsOf } from './ageMsOf.ts';

const date = 'Sat, 21 Nov 2026 14:30:20 GMT';

test('an answer that came from no cache has no age', () => {
  expect(ageMsOf(new Headers({ date }))).toBe(0);
  expect(ageMsOf(new Headers({ date, 'x-answered-at': '2026-11-21T14:30:20.600Z' }))).toBe(0);
});

test('a cache says by Age how old its answer is', () => {
  expect(ageMsOf(new Headers({ age: '4', date }))).toBe(4000);
  expect(ageMsOf(new Headers({ age: 'yesterday' }))).toBe(0);
});

test('of a cache that says nothing, the backend’s moment and the cache’s own date tell it', () => {
  expect(ageMsOf(new Headers({ date, 'x-answered-at': '2026-11-21T14:29:50.000Z' }))).toBe(30_000);
});

test('of two ages the older one counts', () => {
  expect(ageMsOf(new Headers({ age: '40', date, 'x-answered-at': '2026-11-21T14:29:50.000Z' }))).toBe(40_000);
});
