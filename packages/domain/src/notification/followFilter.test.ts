import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { exampleFollow } from '../follow/exampleFollow.ts';
import type { Follow, FollowedKind } from '../follow/Follow.ts';
import { notifiedFollows, passesFollows } from './followFilter.ts';
import type { LiveEvent } from './LiveEvent.ts';

const goal = exampleLiveEvent('e1');

function follow(entityType: FollowedKind, entityId: string, changes: Partial<Omit<Follow, 'id'>> = {}): Follow {
  return exampleFollow({
    entityType,
    entityId,
    displayName: `${entityType} ${entityId}`,
    notifications: true,
    ...changes,
  });
}

test('NOTIFY-7 a follow without notifications is not told of', () => {
  const follows = [follow('team', '1'), follow('player', '9'), follow('competition', '2021')];
  expect(passesFollows(goal, notifiedFollows(follows.map((one) => ({ ...one, notifications: false }))))).toBe(false);
  expect(notifiedFollows(follows)).toEqual({
    teamIds: new Set(['1']),
    teamNames: new Set(['team 1']),
    competitionIds: new Set(['2021']),
    playerIds: new Set(['9']),
  });
});

test.each([
  ['the id of its team', follow('team', '1')],
  ['the name of its team', follow('team', '77', { displayName: ' brann ' })],
  ['the name of the other team', follow('team', '77', { displayName: 'Viking' })],
  ['the id of the other team, whatever it is called', follow('team', '2', { displayName: 'Viking FK' })],
  ['its person', follow('player', '9')],
  ['the competition of its match', follow('competition', '2021')],
])('NOTIFY-8 an event passes by %s', (_, followed) => {
  expect(passesFollows(goal, notifiedFollows([followed]))).toBe(true);
});

test('NOTIFY-8 an event passes by nothing else, and not by what it does not tell', () => {
  const nothing: LiveEvent = {
    ...goal,
    teamId: null,
    teamName: null,
    personId: null,
    homeTeam: null,
    awayTeam: null,
    competitionId: null,
    matchTeamIds: [],
  };
  const others = [
    follow('team', '9'),
    follow('team', '2021', { displayName: '' }),
    follow('player', '1'),
    follow('competition', '1'),
  ];
  expect(passesFollows(goal, notifiedFollows(others))).toBe(false);
  expect(passesFollows({ ...nothing, teamName: '' }, notifiedFollows([...others, follow('team', '1')]))).toBe(false);
});
