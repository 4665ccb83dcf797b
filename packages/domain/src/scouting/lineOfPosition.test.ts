import { expect, test } from 'vitest';
import { lineOfPosition } from './lineOfPosition.ts';

test.each([
  ['Goalkeeper', 'keeper'],
  ['Defence', 'defence'],
  ['Centre-Back', 'defence'],
  ['Left-Back', 'defence'],
  ['Midfield', 'midfield'],
  ['Defensive Midfield', 'midfield'],
  ['Attacking Midfield', 'midfield'],
  ['Offence', 'attack'],
  ['Right Winger', 'attack'],
  ['Centre-Forward', 'attack'],
  ['Coach', null],
  [null, null],
])('SCOUT-15 the position %s belongs to the line %s', (position, line) => {
  expect(lineOfPosition(position)).toBe(line);
});
