import { expect, test } from 'vitest';
import { appearanceOf } from './appearanceOf.ts';
import { captaincyOf } from './captaincyOf.ts';
import { fantasyPositionOf } from './fantasyPositionOf.ts';
import { formatPrice } from './formatPrice.ts';
import { normaliseChip } from './normaliseChip.ts';
import { splitSquad } from './splitSquad.ts';
import { toFantasyTeamId } from './toFantasyTeamId.ts';

test('FANTASY-1 the numbers 1 to 4 are positions, all else is unknown', () => {
  expect([1, 2, 3, 4].map(fantasyPositionOf)).toEqual(['goalkeeper', 'defender', 'midfielder', 'forward']);
  for (const none of [0, 5, '1', null, undefined]) expect(fantasyPositionOf(none)).toBe('unknown');
});

test('FANTASY-2 a pick is marked captain, vice-captain or not at all', () => {
  expect(captaincyOf({ isCaptain: true, isViceCaptain: false })).toBe('captain');
  expect(captaincyOf({ isCaptain: false, isViceCaptain: true })).toBe('vice-captain');
  expect(captaincyOf({ isCaptain: true, isViceCaptain: true })).toBe('captain');
  expect(captaincyOf({ isCaptain: false, isViceCaptain: false })).toBeNull();
});

test('FANTASY-3 the first eleven start and the rest sit on the bench', () => {
  const squad = Array.from({ length: 15 }, (_, n) => n);
  expect(splitSquad(squad)).toEqual({ starters: squad.slice(0, 11), bench: [11, 12, 13, 14] });
  expect(splitSquad([1, 2])).toEqual({ starters: [1, 2], bench: [] });
});

test('FANTASY-4 a price in tenths of millions has one decimal', () => {
  expect([38, 40, 145, 0].map(formatPrice)).toEqual(['3.8', '4.0', '14.5', '0.0']);
});

test('FANTASY-5 a team id is a number, trimmed', () => {
  expect(toFantasyTeamId(' 1234567\n')).toBe('1234567');
  for (const none of ['', '  ', 'abc', '12a', '1 2', '-1', '1.5']) expect(toFantasyTeamId(none)).toBeNull();
});

test('FANTASY-9 chips go by the codes of the official game', () => {
  expect(['3xc', 'bboost', 'wildcard', 'freehit'].map(normaliseChip)).toEqual([
    'triple-captain',
    'bench-boost',
    'wildcard',
    'free-hit',
  ]);
  for (const none of [null, undefined, 'manager', 3]) expect(normaliseChip(none)).toBeNull();
});

test('FANTASY-10 a player has played, is absent once the fixtures are over, and pending until then', () => {
  expect(appearanceOf(1, false)).toBe('played');
  expect(appearanceOf(90, true)).toBe('played');
  expect(appearanceOf(0, true)).toBe('absent');
  expect(appearanceOf(0, false)).toBe('pending');
});
