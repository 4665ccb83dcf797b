import { expect, test } from 'vitest';
import type { Team } from '../match/Match.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { standingsAround } from './standingsAround.ts';

const team = (id: number): Team => normaliseTeam({ id, name: `Team ${id}`, shortName: null, tla: null, crest: null });
const rows = Array.from({ length: 16 }, (_, place) => ({
  position: place + 1,
  team: team(place + 1),
  playedGames: 0,
  won: 0,
  draw: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: 0,
}));
const placesAround = (...ids: readonly number[]) =>
  standingsAround(rows, ids.map(team)).map(({ position }) => position);

test.each([
  [
    [8, 9],
    [6, 7, 8, 9, 10],
  ],
  [
    [1, 2],
    [1, 2, 3, 4, 5],
  ],
  [
    [16, 15],
    [12, 13, 14, 15, 16],
  ],
  [
    [2, 14],
    [1, 2, 3, 13, 14],
  ],
])('REPORT-49 the five rows around places %j are %j', (ids, shown) => {
  expect(placesAround(...ids)).toEqual(shown);
});

test('REPORT-49 a table without the teams has no rows around them', () => {
  expect(placesAround(40, 41)).toEqual([]);
});
