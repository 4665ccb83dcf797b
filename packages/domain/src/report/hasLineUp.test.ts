import { expect, test } from 'vitest';
import { hasLineUp } from './hasLineUp.ts';
import type { LineUpPlayer } from './LineUp.ts';

function player(id: string, changes: Partial<LineUpPlayer> = {}): LineUpPlayer {
  return { id, name: id, shirtNumber: null, position: null, ...changes };
}

test('REPORT-13 a team has a line-up when it has at least one starter', () => {
  expect(hasLineUp({ formation: null, lineup: [player('a')], bench: [] })).toBe(true);
  expect(hasLineUp({ formation: '4-4-2', lineup: [], bench: [player('a')] })).toBe(false);
  expect(hasLineUp(null)).toBe(false);
});
