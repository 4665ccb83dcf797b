import { expect, test } from 'vitest';
import { rankFriends } from './rankFriends.ts';

const row = (teamName: string, gameweek: number, season: number) => ({ teamId: teamName, teamName, gameweek, season });
const rows = [
  row('Ås', 40, 900),
  row('Bø', 51, 700),
  row('Eidsvoll', 40, 950),
  row('Dal', 40, 900),
  row('Ask', 12, 990),
];

test('FANTASY-16 the league is ranked by the gameweek, then the season, then the name, and equal points share the better place', () => {
  expect(rankFriends(rows, 'gameweek').map(({ teamName, place }) => `${place} ${teamName}`)).toEqual([
    '1 Bø',
    '2 Eidsvoll',
    '2 Dal',
    '2 Ås',
    '5 Ask',
  ]);
});

test('FANTASY-16 the league can be ranked by the season instead', () => {
  expect(rankFriends(rows, 'season').map(({ teamName, place }) => `${place} ${teamName}`)).toEqual([
    '1 Ask',
    '2 Eidsvoll',
    '3 Dal',
    '3 Ås',
    '5 Bø',
  ]);
});
