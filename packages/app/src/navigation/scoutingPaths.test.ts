import { type MatchId, type TeamId, toMatchId, toPlayerId } from '@tribunen/domain';
import { expect, test } from 'vitest';
import {
  ratePlayerPath,
  readScoutingAddress,
  scoutedPlayerPath,
  scoutedTeamPath,
  teamRatingPath,
} from './scoutingPaths.ts';

const match = toMatchId(7) as MatchId;
const player = toPlayerId('9');
const team = '57' as TeamId;
const read = (path: string) => readScoutingAddress(new URL(path, 'http://tribunen.invalid').searchParams);

test('an address contains a team, a match with one of its sides, or neither, and perhaps a player', () => {
  expect(read('/scouting')).toEqual({ kind: 'team', team: null, player: null });
  expect(read(scoutedTeamPath(team))).toEqual({ kind: 'team', team, player: null });
  expect(read(teamRatingPath(match, null))).toEqual({ kind: 'match', match, side: null, player: null });
  expect(read(teamRatingPath(match, 'away'))).toEqual({ kind: 'match', match, side: 'away', player: null });
  if (player === null) throw new Error('no id');
  expect(read(scoutedPlayerPath(scoutedTeamPath(team), player))).toMatchObject({ team, player });
  expect(read(scoutedPlayerPath(teamRatingPath(match, 'home'), player))).toMatchObject({ side: 'home', player });
});

test.each([
  ['/scouting?match=%20', { kind: 'team' }],
  ['/scouting?match=7&lag=57', { kind: 'match', side: null }],
  ['/scouting?lag=57&spiller=', { player: null }],
])('the odd address %s is read as %j', (path, expected) => {
  expect(read(path)).toMatchObject(expected);
});

test('the link to rate a player leads to the given match, or otherwise to the team, or otherwise to any team', () => {
  const known = { id: '9', match, side: 'away', team } as const;
  expect(ratePlayerPath(known)).toBe('/scouting?match=7&lag=away&spiller=9');
  expect(ratePlayerPath({ ...known, match: null })).toBe('/scouting?lag=57&spiller=9');
  expect(ratePlayerPath({ ...known, id: null })).toBe('/scouting?match=7&lag=away');
  expect(ratePlayerPath({ ...known, match: null, team: null })).toBe('/scouting');
});
