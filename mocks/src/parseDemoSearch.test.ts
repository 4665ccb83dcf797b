import { expect, test } from 'vitest';
import { parseDemoSearch } from './parseDemoSearch.ts';

test.each([
  ['', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?demo=treg&speed=60&seed=7', { scenario: 'treg', speed: 60, seed: 7, user: 'marte', fault: 'none' }],
  ['?demo=linja-nede', { scenario: 'linja-nede', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?demo=fest&speed=11&seed=x', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?demo=&speed=&seed=', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?seed=-1', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?seed=1.5', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?dato=2026-11-21&demo=utlogget', { scenario: 'utlogget', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?user=jonas', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'jonas', fault: 'none' }],
  ['?fault=offline', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'offline' }],
  ['?fault=fire', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
  ['?user=torunn', { scenario: 'kampdag', speed: 10, seed: 5951, user: 'marte', fault: 'none' }],
])('the address %s asks for %o', (search, demo) => {
  expect(parseDemoSearch(search)).toEqual(demo);
});
