import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Ingrid Maria Solberg', 'IS'],
  ['Åse', 'Å'],
  ['jonas hovland', 'JH'],
  ['Anne-Lise Øye', 'AØ'],
  ['  ', ''],
  [' -- ', '-'],
  ['🦁 Løve', '🦁L'],
])('the seat of «%s» shows %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
