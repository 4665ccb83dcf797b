import { expect, test } from 'vitest';
import { parseDemoSearch } from './parseDemoSearch.ts';

test.each([
  ['', { scenario: 'kampdag', speed: 10, seed: 5951 }],
  ['?demo=treg&speed=60&seed=7', { scenario: 'treg', speed: 60, seed: 7 }],
  ['?demo=linja-nede', { scenario: 'linja-nede', speed: 10, seed: 5951 }],
  ['?demo=fest&speed=11&seed=x', { scenario: 'kampdag', speed: 10, seed: 5951 }],
  ['?demo=&speed=&seed=', { scenario: 'kampdag', speed: 10, seed: 5951 }],
  ['?seed=-1', { scenario: 'kampdag', speed: 10, seed: 5951 }],
  ['?seed=1.5', { scenario: 'kampdag', speed: 10, seed: 5951 }],
  ['?dato=2026-11-21&demo=utlogget', { scenario: 'utlogget', speed: 10, seed: 5951 }],
])('the address %s asks for %o', (search, demo) => {
  expect(parseDemoSearch(search)).toEqual(demo);
});
