import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import type { Follow, FollowedKind } from '../follow/Follow.ts';
import type { MatchId } from '../match/Match.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { isFantasyGoal, raisesGoalBanner } from './goalBanner.ts';

function follow(entityType: FollowedKind, entityId: string, changes: Partial<Omit<Follow, 'id'>> = {}): Follow {
  return exampleFollow({
    entityType,
    entityId,
    displayName: `${entityType} ${entityId}`,
    notifications: true,
    ...changes,
  });
}

const match = exampleMatch({ id: 'm1', homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } });

test('NOTIFY-22 a goal raises the banner in the open match, for a follow, and for a fantasy player', () => {
  const nobody = { follows: [], openMatchId: null, fantasyPlayers: [], muted: [] };
  const goal = { match, scorer: 'Erling Berg' };
  expect(raisesGoalBanner(goal, nobody)).toBe(false);
  expect(raisesGoalBanner(goal, { ...nobody, openMatchId: 'm1' as MatchId })).toBe(true);
  expect(raisesGoalBanner(goal, { ...nobody, openMatchId: 'm2' as MatchId })).toBe(false);
  expect(raisesGoalBanner(goal, { ...nobody, follows: [follow('team', '2', { notifications: false })] })).toBe(true);
  expect(raisesGoalBanner(goal, { ...nobody, follows: [follow('competition', '2021')] })).toBe(true);
  expect(raisesGoalBanner(goal, { ...nobody, follows: [follow('team', '3')] })).toBe(false);
  expect(raisesGoalBanner(goal, { ...nobody, fantasyPlayers: ['Berg'] })).toBe(true);
  expect(raisesGoalBanner({ match, scorer: null }, { ...nobody, fantasyPlayers: ['Berg', ''] })).toBe(false);
});

test('PUSH-14 a muted match raises no banner, not even while it is open or for a fantasy player', () => {
  const reader = {
    follows: [follow('team', '2')],
    openMatchId: 'm1' as MatchId,
    fantasyPlayers: ['Berg'],
    muted: ['m1' as MatchId],
  };
  expect(raisesGoalBanner({ match, scorer: 'Erling Berg' }, reader)).toBe(false);
  expect(raisesGoalBanner({ match, scorer: 'Erling Berg' }, { ...reader, muted: ['m2' as MatchId] })).toBe(true);
});

test.each([
  ['Erling Haaland', 'Haaland', true],
  ['Haaland', 'Erling Haaland', true],
  [' erling haaland', 'Erling Haaland ', true],
  ['Eirik Dahl', 'Lindahl', false],
  ['Lindahl', 'Dahl', false],
  ['Haaland', 'Erling', false],
  ['Bruno Fernandes', 'B.Fernandes', true],
  ['B. Fernandes', 'Bruno Fernandes', true],
  ['Mateus Fernandes', 'B.Fernandes', false],
  ['Thiago Silva', 'B. Silva', false],
  ['T. Silva', 'B. Silva', false],
  ['Viktor Gyökeres', 'Gyokeres', true],
  ['Martin Odegaard', 'Ødegaard', true],
  ['Haaland', '', false],
  ['', '', false],
  [null, 'Haaland', false],
])('NOTIFY-23 with %s scoring and %s in the squad it is a fantasy goal: %s', (scorer, player, expected) => {
  expect(isFantasyGoal(scorer, ['Salah', player])).toBe(expected);
});
