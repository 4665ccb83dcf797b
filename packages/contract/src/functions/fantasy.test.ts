import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseFantasyPicks } from './parseFantasyPicks.ts';
import { parseFantasyTeam } from './parseFantasyTeam.ts';

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

test('a squad becomes the domain’s picks, in their order', () => {
  const second = { ...pick, element: 8, position: 9, is_captain: false, is_vice_captain: true };
  expect(parseFantasyPicks({ enhanced_picks: [pick, second] })).toEqual([
    {
      element: 496,
      playerName: 'Berg',
      position: 'forward',
      teamName: 'Arsenal',
      captaincy: 'captain',
      gameweekPoints: -1,
      nowCost: 60,
    },
    expect.objectContaining({ element: 8, position: 'unknown', captaincy: 'vice-captain' }),
  ]);
});

test.each([
  ['a player without a number', { element: '496' }, 'enhanced_picks.1.element'],
  ['a price in words', { now_cost: '£6.0m' }, 'enhanced_picks.1.now_cost'],
  ['no word on the captain', { is_captain: undefined }, 'enhanced_picks.1.is_captain'],
])('a squad with %s is refused as a whole', (_what, change, path) => {
  expect(() => parseFantasyPicks({ enhanced_picks: [pick, { ...pick, ...change }] })).toThrow(
    expect.objectContaining({ fault: { where: 'fantasy-premier-league', path, message: expect.any(String) } }),
  );
});

test.each([null, [], {}, { name: 7 }, { enhanced_picks: null }])('%j is neither a team nor a squad', (answer) => {
  expect(() => parseFantasyTeam(answer)).toThrow(ContractError);
  expect(() => parseFantasyPicks(answer)).toThrow(ContractError);
});

test('a fantasy team has its name and no other field', () => {
  expect(parseFantasyTeam({ name: 'Testlaget', id: 123 })).toEqual({ name: 'Testlaget' });
});
