import { expect, test } from 'vitest';
import type { LineUpPlayer } from './LineUp.ts';
import { orderLineUp } from './orderLineUp.ts';

function player(id: string, changes: Partial<LineUpPlayer> = {}): LineUpPlayer {
  return { id, name: id, shirtNumber: null, position: null, ...changes };
}

test('REPORT-12 the starting line-up is ordered by slot, players without a slot last', () => {
  const players = [
    player('late'),
    player('b', { slotIndex: 7 }),
    player('a', { slotIndex: 0 }),
    player('later', { slotIndex: null }),
  ];
  expect(orderLineUp(players).map(({ id }) => id)).toEqual(['a', 'b', 'late', 'later']);
});
