import { expect, test } from 'vitest';
import type { Follow, FollowId } from '../follow/Follow.ts';
import type { MatchId } from '../match/Match.ts';
import { normaliseMatch } from '../match/normaliseMatch.ts';
import type { UtcInstant } from '../time/instant.ts';
import { duplicateKey } from './duplicateKey.ts';
import { notifiedFollows, passesFollows } from './followFilter.ts';
import { isFantasyGoal, raisesGoalBanner } from './goalBanner.ts';
import { goalKey } from './goalKey.ts';
import type { LiveEvent, LiveEventId } from './LiveEvent.ts';
import { notificationKey } from './notificationKey.ts';
import { scoringSide } from './scoringSide.ts';
import { toNotification } from './toNotification.ts';

const goal: LiveEvent = {
  id: 'e1' as LiveEventId,
  matchId: 'm1' as MatchId,
  eventType: 'GOAL',
  minute: 67,
  injuryTime: null,
  teamId: '1',
  teamName: 'Brann',
  personId: '9',
  personName: 'Berg',
  homeTeam: 'Brann',
  awayTeam: 'Viking',
  competitionId: '2021',
  score: { home: 2, away: 1 },
  occurredAt: '2026-11-21T15:07:00.000Z' as UtcInstant,
};

function follow(entityType: Follow['entityType'], entityId: string, changes: Partial<Follow> = {}): Follow {
  return {
    id: `${entityType}-${entityId}` as FollowId,
    entityType,
    entityId,
    displayName: `${entityType} ${entityId}`,
    crestUrl: null,
    priority: 0,
    notifications: true,
    createdAt: null,
    ...changes,
  };
}

test('NOTIFY-3 two events are the same by id, match, type, minute, team and person', () => {
  const key = duplicateKey(goal);
  expect(duplicateKey({ ...goal, personName: 'E. Berg', score: { home: 0, away: 0 } })).toBe(key);
  for (const change of [
    { id: 'e2' as LiveEventId },
    { matchId: 'm2' as MatchId },
    { eventType: 'OWN_GOAL' },
    { minute: 68 },
    { teamId: null },
    { personId: '10' },
  ]) {
    expect(duplicateKey({ ...goal, ...change })).not.toBe(key);
  }
});

test('NOTIFY-4 two notifications are alike by type, match, scorer or player, and minute', () => {
  const key = (change: Partial<LiveEvent>) => {
    const notification = toNotification({ ...goal, ...change });
    return notification === null ? null : notificationKey(notification);
  };
  expect(key({ id: 'e2' as LiveEventId, teamId: null })).toBe(key({}));
  expect(
    new Set(
      [{}, { matchId: 'm2' as MatchId }, { personName: 'Moe' }, { minute: 68 }, { eventType: 'RED_CARD' }].map(key),
    ).size,
  ).toBe(5);
  expect(key({ eventType: 'RED_CARD' })).not.toBe(key({ eventType: 'RED_CARD', personName: 'Moe' }));
});

test('NOTIFY-5 two rows tell the same goal by match, score and minute, where they tell a score', () => {
  const change: LiveEvent = { ...goal, eventType: 'SCORE_CHANGE', personName: null };
  expect(goalKey(change)).toBe(goalKey(goal));
  expect(goalKey({ ...goal, score: { home: null, away: null } })).toBeNull();
  const others = [
    { ...goal, minute: 68 },
    { ...goal, matchId: 'm2' as MatchId },
    { ...goal, score: { home: 2, away: 2 } },
    { ...goal, score: { home: 1, away: 1 } },
  ];
  expect(new Set([goal, ...others].map(goalKey)).size).toBe(5);
});

test('NOTIFY-6 the scoring side is home if the names are the same, otherwise away', () => {
  expect(scoringSide(goal)).toBe('home');
  expect(scoringSide({ ...goal, teamName: 'Viking' })).toBe('away');
  expect(scoringSide({ ...goal, teamName: 'SK Brann' })).toBe('away');
  expect(scoringSide({ teamName: null, homeTeam: null })).toBe('away');
});

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

test('NOTIFY-9 a goal tells both teams, the score, the side, the scorer and the minute', () => {
  expect(toNotification(goal)).toEqual({
    type: 'GOAL',
    id: 'e1',
    matchId: 'm1',
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    homeScore: 2,
    awayScore: 1,
    scoringSide: 'home',
    minute: 67,
    scorer: 'Berg',
    isFantasy: false,
    occurredAt: '2026-11-21T15:07:00.000Z',
  });
});

test('NOTIFY-9 a red card tells the team, the player and the minute', () => {
  expect(toNotification({ ...goal, eventType: 'RED_CARD', teamName: 'Viking' })).toEqual({
    type: 'RED',
    id: 'e1',
    matchId: 'm1',
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    teamSide: 'away',
    teamName: 'Viking',
    player: 'Berg',
    minute: 67,
    occurredAt: '2026-11-21T15:07:00.000Z',
  });
});

test('NOTIFY-9 a missing score is 0, and any other event tells nothing', () => {
  expect(toNotification({ ...goal, score: { home: null, away: null } })).toMatchObject({ homeScore: 0, awayScore: 0 });
  expect(toNotification({ ...goal, eventType: 'SUBSTITUTION' })).toBeNull();
});

const match = normaliseMatch({
  id: 'm1',
  utcKickoff: '2026-11-21T14:00:00Z',
  status: 'IN_PLAY',
  homeTeam: { id: 1, name: 'Brann' },
  awayTeam: { id: 2, name: 'Viking' },
  competition: { id: 2021, code: 'PL', name: 'Premier League' },
});

test('NOTIFY-22 the goal banner rises in the open match, for what is followed, and for a fantasy player', () => {
  if (match === null) throw new Error('the test has made no match');
  const nobody = { follows: [], openMatchId: null, fantasyPlayers: [] };
  const told = { match, scorer: 'Erling Berg' };
  expect(raisesGoalBanner(told, nobody)).toBe(false);
  expect(raisesGoalBanner(told, { ...nobody, openMatchId: 'm1' as MatchId })).toBe(true);
  expect(raisesGoalBanner(told, { ...nobody, openMatchId: 'm2' as MatchId })).toBe(false);
  expect(raisesGoalBanner(told, { ...nobody, follows: [follow('team', '2', { notifications: false })] })).toBe(true);
  expect(raisesGoalBanner(told, { ...nobody, follows: [follow('competition', '2021')] })).toBe(true);
  expect(raisesGoalBanner(told, { ...nobody, follows: [follow('team', '3')] })).toBe(false);
  expect(raisesGoalBanner(told, { ...nobody, fantasyPlayers: ['Berg'] })).toBe(true);
  expect(raisesGoalBanner({ match, scorer: null }, { ...nobody, fantasyPlayers: ['Berg', ''] })).toBe(false);
});

test.each([
  ['Erling Haaland', 'Haaland', true],
  ['Haaland', 'Erling Haaland', true],
  [' erling haaland', 'Erling Haaland ', true],
  ['Eirik Dahl', 'Lindahl', false],
  ['Lindahl', 'Dahl', false],
  ['Haaland', 'Erling', false],
  ['Haaland', '', false],
  ['', '', false],
  [null, 'Haaland', false],
])('NOTIFY-23 with %s scoring and %s in the squad it is a fantasy goal: %s', (scorer, player, expected) => {
  expect(isFantasyGoal(scorer, ['Salah', player])).toBe(expected);
});
