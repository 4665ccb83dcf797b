import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseFantasyPicks } from '../functions/parseFantasyPicks.ts';
import { parseFriendsFantasyTeams } from './parseFriendsFantasyTeams.ts';
import { toFantasyPlayers } from './toFantasyPlayers.ts';

const pick = {
  element: 496,
  player_name: 'Berg',
  position: 4,
  team_name: 'Arsenal',
  is_captain: true,
  is_vice_captain: false,
  gameweek_points: -1,
  now_cost: 60,
};

test('a squad is stored with the table’s words for positions', () => {
  const picks = [1, 2, 3, 4, 9].map((position, n) => ({
    ...pick,
    element: n,
    position,
    is_captain: n === 0,
    is_vice_captain: n === 1,
  }));
  const { players } = toFantasyPlayers(parseFantasyPicks({ enhanced_picks: picks }), 'fpl');
  expect(players.map(({ position, is_captain, is_vice_captain }) => [position, is_captain, is_vice_captain])).toEqual([
    ['Goalkeeper', true, false],
    ['Defender', false, true],
    ['Midfielder', false, false],
    ['Forward', false, false],
    ['Unknown', false, false],
  ]);
  expect(players[0]).toMatchObject({ player_name: 'Berg', player_id: 0, team_name: 'Arsenal' });
});

test('a squad of the English game is stored without a name of the game, which not every backend knows', () => {
  const picks = parseFantasyPicks({ enhanced_picks: [pick] });
  expect(toFantasyPlayers(picks, 'fpl')).not.toHaveProperty('game');
  expect(toFantasyPlayers(picks, 'eliteserien').game).toBe('eliteserien');
});

const friend = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';

test('the answer about friends’ teams becomes a map from each friend to a team’s number', () => {
  expect([...parseFriendsFantasyTeams([{ friend_id: friend, fantasy_team_id: '22' }])]).toEqual([[friend, '22']]);
  expect(parseFriendsFantasyTeams([]).size).toBe(0);
});

test.each([null, {}, [{}], [{ friend_id: '', fantasy_team_id: '22' }], [{ friend_id: friend, fantasy_team_id: null }]])(
  '%j is no list of friends’ teams',
  (answer) => {
    expect(() => parseFriendsFantasyTeams(answer)).toThrow(ContractError);
  },
);
