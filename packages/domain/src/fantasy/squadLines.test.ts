import { expect, test } from 'vitest';
import type { FantasyPosition } from './FantasyPick.ts';
import { squadLines } from './squadLines.ts';

const at = (position: FantasyPosition | 'unknown', name: string) => ({ position, name });

test('FANTASY-18 the eleven stand in lines, each in the order of the squad', () => {
  const eleven = [
    at('forward', 'f'),
    at('defender', 'a'),
    at('goalkeeper', 'g'),
    at('midfielder', 'm'),
    at('defender', 'b'),
  ];
  expect(squadLines(eleven).map((line) => line.map(({ name }) => name))).toEqual([['g'], ['a', 'b'], ['m'], ['f']]);
});

test('FANTASY-18 a player without a known position stands in midfield, and an empty line is left out', () => {
  expect(squadLines([at('unknown', '?'), at('midfielder', 'm')])).toEqual([
    [at('unknown', '?'), at('midfielder', 'm')],
  ]);
  expect(squadLines([])).toEqual([]);
});
