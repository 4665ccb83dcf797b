import { expect, test } from 'vitest';
import { teamSideOf } from './teamSideOf.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

test('REPORT-3 the side of an event is found by id, else by the home name, else it is away', () => {
  expect(teamSideOf({ id: '1', name: 'Viking' }, teams)).toBe('home');
  expect(teamSideOf({ id: 2, name: 'Brann' }, teams)).toBe('away');
  expect(teamSideOf({ id: 9, name: ' Brann ' }, teams)).toBe('home');
  expect(teamSideOf({ name: 'SK Brann' }, teams)).toBe('away');
  expect(teamSideOf({ id: null, name: null }, { homeTeam: {}, awayTeam: {} })).toBe('away');
  expect(teamSideOf(undefined, teams)).toBe('away');
});

test('REPORT-3 names are compared without the space around them, and a missing name matches no team', () => {
  const padded = { homeTeam: { name: ' Brann ' }, awayTeam: viking };
  expect(teamSideOf({ name: 'Brann' }, padded)).toBe('home');
  expect(teamSideOf({ name: 'Brann' }, { homeTeam: {}, awayTeam: viking })).toBe('away');
  expect(teamSideOf({ name: ' ' }, { homeTeam: { name: '' }, awayTeam: viking })).toBe('away');
  expect(teamSideOf({}, { homeTeam: {}, awayTeam: {} })).toBe('away');
});
