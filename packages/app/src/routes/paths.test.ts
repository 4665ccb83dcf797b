import { expect, test } from 'vitest';
import { keepDemo, matchPath, safeReturn } from './paths.ts';

test('the demo is kept across navigation, and nothing else is', () => {
  expect(keepDemo('/match/7', '?demo=feil&speed=60&date=2026-11-21')).toBe('/match/7?demo=feil&speed=60');
  expect(keepDemo('/results?date=2026-11-20', '?seed=4')).toBe('/results?date=2026-11-20&seed=4');
  expect(keepDemo('/results', '')).toBe('/results');
});

test('an address that says its own demo keeps it', () => {
  expect(keepDemo('/results?demo=treg', '?demo=feil')).toBe('/results?demo=treg');
});

test('an id with odd signs stays one part of the address', () => {
  expect(matchPath('a/b')).toBe('/match/a%2Fb');
});

test.each([
  ['/friends', '/friends'],
  ['/match/7?demo=feil', '/match/7?demo=feil'],
  [null, '/'],
  ['', '/'],
  ['https://example.com', '/'],
  ['//example.com', '/'],
  ['/\\example.com', '/'],
  ['/.//example.com', '/'],
  ['javascript:alert(1)', '/'],
])('after sign-in %s leads to %s', (next, to) => {
  expect(safeReturn(next)).toBe(to);
});
