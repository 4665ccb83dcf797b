import { expect, test } from 'vitest';
import { keepDemo, matchPath, safeReturn } from './paths.ts';

test('the demo is kept across navigation, and nothing else is', () => {
  expect(keepDemo('/match/7', '?demo=feil&speed=60&date=2026-11-21')).toBe('/match/7?demo=feil&speed=60');
  expect(keepDemo('/results?date=2026-11-20', '?seed=4')).toBe('/results?date=2026-11-20&seed=4');
  expect(keepDemo('/results', '')).toBe('/results');
});

test('an address with its own demo parameters keeps them', () => {
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
  ['/settings#konto', '/settings#konto'],
  // Addresses of other sites.
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['//', '/'],
  ['/\\', '/'],
  ['///', '/'],
  ['//[', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/friends/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['\t//evil.example', '/'],
  [' //evil.example', '/'],
  // Addresses that are not pages.
  ['javascript:alert(1)', '/'],
  ['JavaScript:alert(1)', '/'],
  ['\u0001javascript:alert(1)', '/'],
  ['data:text/html,<script>alert(1)</script>', '/'],
  ['friends', '/'],
  // Encoded like this, they are pages that this site does not have.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['%2F%2Fevil.example', '/'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  // A user name or a port has no meaning here.
  ['/@evil.example', '/@evil.example'],
  ['/:8080/', '/:8080/'],
])('after sign-in %j leads to %s', (next, to) => {
  expect(safeReturn(next)).toBe(to);
  // In every case the browser stays on this site.
  expect(new URL(to, 'https://tribunen.example').origin).toBe('https://tribunen.example');
});
