import { expect, test } from 'vitest';
import { pitchNames } from './pitchNames.ts';

const named = (...names: string[]) => [...pitchNames(names.map((name) => ({ id: name, name }))).values()];

test('the pitch shows a player’s surname; a player with a single name keeps it', () => {
  expect(named('Erling Haaland', 'Virgil van Dijk', 'Stian Lie', 'Alisson', 'Vinícius Jr.')).toEqual([
    'Haaland',
    'van Dijk',
    'Lie',
    'Alisson',
    'Vinícius Jr.',
  ]);
});

test('players who share a surname get their initial, and a unique surname has none', () => {
  expect(named('Odin Berg', 'Åge Berg', 'Berg')).toEqual(['O. Berg', 'Å. Berg', 'Berg']);
});
