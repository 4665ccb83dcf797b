import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { exampleFollow } from '../follow/exampleFollow.ts';
import type { Follow, FollowedKind } from '../follow/Follow.ts';
import { type FollowKinds, kindsOf, withFollowKinds } from '../follow/FollowKinds.ts';
import { isNothingNotified, mayNotify, notifiedFollows, passesFollows } from './followFilter.ts';
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

test('NOTIFY-7 a follow with notifications off does not count', () => {
  const follows = [follow('team', '1'), follow('player', '9'), follow('competition', '2021')];
  expect(
    passesFollows(
      goal,
      notifiedFollows(
        follows.map((one) => ({ ...one, notifications: false })),
        [],
      ),
    ),
  ).toBe(false);
  expect(notifiedFollows(follows, [])).toMatchObject({
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
  ['the name of its team in another spelling', follow('team', '77', { displayName: 'BRA\u0308NN.' })],
  ['the id of the other team, whatever it is called', follow('team', '2', { displayName: 'Viking FK' })],
  ['its person', follow('player', '9')],
  ['the competition of its match', follow('competition', '2021')],
])('NOTIFY-8 an event passes by %s', (_, followed) => {
  expect(passesFollows(goal, notifiedFollows([followed], []))).toBe(true);
});

test('NOTIFY-8 an event passes through no other field, and never through a missing one', () => {
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
  expect(passesFollows(goal, notifiedFollows(others, []))).toBe(false);
  expect(passesFollows({ ...nothing, teamName: '' }, notifiedFollows([...others, follow('team', '1')], []))).toBe(
    false,
  );
});

const redCard: LiveEvent = { ...goal, eventType: 'RED_CARD' };
const substitution: LiveEvent = { ...goal, eventType: 'SUBSTITUTION' };

test.each([
  ['both', follow('team', '1'), 'both', [true, true, true]],
  ['goals alone', follow('team', '1'), 'goals', [true, false, true]],
  ['red cards alone', follow('team', '77', { displayName: 'Brann' }), 'red-cards', [false, true, true]],
  ['goals of a player alone', follow('player', '9'), 'goals', [true, false, true]],
  ['red cards of a competition alone', follow('competition', '2021'), 'red-cards', [false, true, true]],
] as const)('NOTIFY-35 a follow tells of %s', (_, followed, kinds, passed) => {
  const notified = notifiedFollows([followed], [{ ...followed, kinds }]);
  expect([goal, redCard, substitution].map((event) => passesFollows(event, notified))).toEqual(passed);
});

test('NOTIFY-35 an event that one follow leaves out may pass through another follow', () => {
  const [brann, league] = [follow('team', '1'), follow('competition', '2021')];
  const notified = notifiedFollows(
    [brann, league],
    [
      { ...brann, kinds: 'goals' },
      { ...league, kinds: 'red-cards' },
    ],
  );
  expect([goal, redCard].map((event) => passesFollows(event, notified))).toEqual([true, true]);
});

test('NOTIFY-35 the last choice for a follow counts, and changes no other follow', () => {
  const [brann, league] = [follow('team', '1'), follow('competition', '1')];
  const before: readonly FollowKinds[] = [{ ...brann, kinds: 'red-cards' }];
  const chosen = withFollowKinds(before, { ...brann, kinds: 'goals' });
  expect([brann, league].map((one) => kindsOf(one, chosen))).toEqual(['goals', 'both']);
});

const match = exampleMatch({
  homeTeam: { id: '1', name: 'SK Brann', shortName: 'Brann' },
  awayTeam: { id: '2', name: null, shortName: null },
  competition: { id: 2021, code: 'PL', name: 'Premier League' },
});

test.each([
  ['the id of a side', follow('team', '2')],
  ['the name of a side', follow('team', '77', { displayName: 'SK Brann' })],
  ['the short name of a side', follow('team', '77', { displayName: 'brann' })],
  ['its competition', follow('competition', '2021')],
  ['a player, for any may play', follow('player', '9')],
])('NOTIFY-28 a match may be announced for %s', (_, followed) => {
  expect(mayNotify(match, notifiedFollows([followed], []))).toBe(true);
});

test('NOTIFY-28 a match of unfollowed teams does not count, nor a match whose competition is unknown', () => {
  const others = notifiedFollows([follow('team', '9'), follow('competition', '1')], []);
  expect(mayNotify(match, others)).toBe(false);
  const unknown = { ...match, competition: { ...match.competition, dbId: null } };
  expect(mayNotify(unknown, notifiedFollows([follow('competition', '2021')], []))).toBe(false);
});

test.each<FollowedKind>(['team', 'player', 'competition'])('a followed %s can be notified of', (kind) => {
  expect(isNothingNotified(notifiedFollows([follow(kind, '1')], []))).toBe(false);
  expect(isNothingNotified(notifiedFollows([follow(kind, '1', { notifications: false })], []))).toBe(true);
});
