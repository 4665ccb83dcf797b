import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineUpPlayer } from './LineUp.ts';
import { placeLineUp } from './placeLineUp.ts';

function player(id: string, changes: Partial<LineUpPlayer> = {}): LineUpPlayer {
  return { id, name: id, shirtNumber: null, position: null, ...changes };
}

/** Players with these positions, each named after the position. */
function team(...positions: string[]): LineUpPlayer[] {
  return positions.map((position, n) => player(`${n} ${position}`, { position }));
}

const FORMATIONS =
  '4-4-2 4-3-3 4-2-3-1 4-1-4-1 4-5-1 4-3-1-2 4-3-2-1 4-4-1-1 4-2-2-2 4-1-2-1-2 4-2-4 3-4-3 3-5-2 3-4-1-2 3-4-2-1 3-1-4-2 3-3-3-1 5-3-2 5-4-1 5-2-3 5-2-1-2'.split(
    ' ',
  );

test('REPORT-14 when all players have coordinates, these are their places, kept within the pitch', () => {
  const players = [player('a', { x: 0.5, y: 0 }), player('b', { x: -1, y: 1.5 })];
  expect(placeLineUp('4-4-2', players).map(({ x, y }) => [x, y])).toEqual([
    [0.5, 0],
    [0, 1],
  ]);
  expect(placeLineUp('4-4-2', [])).toEqual([]);
});

test('REPORT-15 the lines of the formation are filled by slot, each from left to right', () => {
  const players = Array.from({ length: 11 }, (_, n) => player(`p${n}`, { slotIndex: n, x: n === 0 ? 0.1 : null }));
  const placed = placeLineUp('4-2-3-1', players.toReversed());
  expect(placed.map(({ player: { id } }) => id)).toEqual(players.map(({ id }) => id));
  expect(placed.map(({ x }) => Number(x.toFixed(3)))).toEqual([
    0.5, 0.125, 0.375, 0.625, 0.875, 0.25, 0.75, 0.167, 0.5, 0.833, 0.5,
  ]);
  expect(placed.map(({ y }) => Number(y.toFixed(2)))).toEqual([
    0.06, 0.25, 0.25, 0.25, 0.25, 0.46, 0.46, 0.67, 0.67, 0.67, 0.88,
  ]);
});

test('REPORT-15 without slots the lines are filled by position, left before right', () => {
  const players = team(
    'Right Winger',
    'Goalkeeper',
    'Right-Back',
    'Left-Back',
    'Centre-Back',
    'Centre-Back',
    'Central Midfield',
    'Defensive Midfield',
    'Attacking Midfield',
    'Centre-Forward',
    'Left Winger',
  );
  const placed = placeLineUp('4-3-3', players);
  expect(placed.map(({ player: { id } }) => id)).toEqual([
    '1 Goalkeeper',
    '3 Left-Back',
    '4 Centre-Back',
    '5 Centre-Back',
    '2 Right-Back',
    '7 Defensive Midfield',
    '6 Central Midfield',
    '8 Attacking Midfield',
    '10 Left Winger',
    '9 Centre-Forward',
    '0 Right Winger',
  ]);
});

test('REPORT-15 a back three consists of the centre-backs, with the full-backs in front of them', () => {
  const players = team(
    'Goalkeeper',
    'Right-Back',
    'Centre-Back',
    'Left-Back',
    'Centre-Back',
    'Defence',
    'Midfield',
    'Midfield',
    'Offence',
    'Striker',
    'Second Striker',
  );
  const placed = placeLineUp('3-4-3', players);
  expect(placed.slice(1, 4).map(({ player: { id } }) => id)).toEqual(['2 Centre-Back', '4 Centre-Back', '5 Defence']);
  expect(placed.slice(4, 8).map(({ player: { id } }) => id)).toEqual([
    '3 Left-Back',
    '6 Midfield',
    '7 Midfield',
    '1 Right-Back',
  ]);
});

test.each(['4-4-3', '', '4-x-2', '4-0-6', 'diamant', null, '2.5-7.5'])(
  'REPORT-16 a formation of %s, which does not fit, gives way to the positions',
  (formation) => {
    const players = team('Goalkeeper', 'Centre-Back', 'Right-Back', 'Midfield', 'Left Winger', 'Striker', 'Striker');
    const lines = placeLineUp(formation, [...players, player('?'), ...team('Left-Back', 'Midfield', 'Midfield')]);
    const depths = [...new Set(lines.map(({ y }) => y))];
    expect(depths).toHaveLength(4);
    expect(depths.map((depth) => lines.filter(({ y }) => y === depth).length)).toEqual([1, 3, 4, 3]);
  },
);

test('REPORT-16 a single line stands at the back, and a single player is the goalkeeper', () => {
  expect(placeLineUp(null, team('Goalkeeper', 'Striker')).map(({ y }) => y)).toEqual([0.06, 0.25]);
  expect(placeLineUp(null, team('Striker')).map(({ x, y }) => [x, y])).toEqual([[0.5, 0.06]]);
});

test.each(FORMATIONS)(
  'REPORT-15 in %s eleven players stand in its lines, each of them in a different place',
  (formation) => {
    const placed = placeLineUp(
      formation,
      Array.from({ length: 11 }, (_, n) => player(`p${n}`, { slotIndex: n })),
    );
    const depths = [...new Set(placed.map(({ y }) => y))];
    expect(depths.map((depth) => placed.filter(({ y }) => y === depth).length).join('-')).toBe(`1-${formation}`);
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(11);
  },
);

test('REPORT-16 whatever the players and formation, each player is placed once and within the pitch', () => {
  const anyPlayer = fc.record(
    {
      position: fc.constantFrom(
        'Goalkeeper',
        'Centre-Back',
        'Left Midfield',
        'Right Winger',
        'Forward',
        'Trener',
        null,
      ),
      slotIndex: fc.option(fc.nat({ max: 12 })),
      x: fc.option(fc.double({ noNaN: true })),
      y: fc.option(fc.double({ noNaN: true })),
    },
    { requiredKeys: ['position'] },
  );
  fc.assert(
    fc.property(
      fc.array(anyPlayer, { maxLength: 13 }),
      fc.constantFrom(...FORMATIONS, null, '4-4'),
      (drawn, formation) => {
        const players = drawn.map((changes, n) => player(`p${n}`, changes));
        const placed = placeLineUp(formation, players);
        expect(placed.map(({ player: { id } }) => id).toSorted()).toEqual(players.map(({ id }) => id).toSorted());
        for (const { x, y } of placed) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1);
        }
      },
    ),
    { seed: 4, numRuns: 200 },
  );
});

test('REPORT-16 a place or a slot that is not a number counts as missing', () => {
  const players = [
    player('striker', { position: 'Striker', slotIndex: Number.NaN, x: Number.NaN, y: 0.9 }),
    player('keeper', { position: 'Goalkeeper', slotIndex: 1, x: 0.5, y: Number.NaN }),
  ];
  expect(placeLineUp('1', players)).toMatchObject([
    { player: { id: 'keeper' }, x: 0.5, y: 0.06 },
    { player: { id: 'striker' }, x: 0.5, y: 0.25 },
  ]);
});

test('REPORT-15 when only some players have a slot, the lines are filled by position', () => {
  const players = [
    player('striker', { position: 'Striker', slotIndex: 0 }),
    player('back', { position: 'Centre-Back' }),
    player('keeper', { position: 'Goalkeeper' }),
  ];
  expect(placeLineUp('1-1', players).map(({ player: { id } }) => id)).toEqual(['keeper', 'back', 'striker']);
});
