import { expect, test } from 'vitest';
import { parseDemoSearch } from './parseDemoSearch.ts';

test.each([
  ['', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
  ['?demo=treg&speed=60&seed=7', { scenario: 'treg', speed: 60, seed: 7, user: 'marte' }],
  ['?demo=linja-nede', { scenario: 'linja-nede', speed: 10, seed: 5951, user: 'marte' }],
  ['?demo=fest&speed=11&seed=x', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
  ['?demo=&speed=&seed=', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
  ['?seed=-1', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
  ['?seed=1.5', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
  ['?dato=2026-11-21&demo=utlogget', { scenario: 'utlogget', speed: 10, seed: 5951, user: 'marte' }],
  ['?user=jonas', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'jonas' }],
  ['?user=torunn', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte' }],
])('the address %s asks for %o', (search, demo) => {
  expect(parseDemoSearch(search)).toEqual(demo);
});
