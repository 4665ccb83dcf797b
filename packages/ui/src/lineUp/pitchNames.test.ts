import { expect, test } from 'vitest';
import { pitchNames } from './pitchNames.ts';

const named = (...names: string[]) => [...pitchNames(names.map((name) => ({ id: name, name }))).values()];

test('on the pitch a player has no first name, unless it is the only one', () => {
  expect(named('Erling Haaland', 'Virgil van Dijk', 'Stian Lie', 'Alisson', 'Vinícius Jr.')).toEqual([
    'Haaland',
    'van Dijk',
    'Lie',
    'Alisson',
    'Vinícius Jr.',
  ]);
});

test('two players of the same name have their initial, and the name of one is left as it is', () => {
  expect(named('Odin Berg', 'Åge Berg', 'Berg')).toEqual(['O. Berg', 'Å. Berg', 'Berg']);
});
