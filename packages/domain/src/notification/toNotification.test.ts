import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { toNotification } from './toNotification.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-9 a goal has both teams, the score, the side, the scorer and the minute', () => {
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

test('NOTIFY-9 a red card has the team, the player and the minute', () => {
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

test('NOTIFY-9 a missing score is 0, and any other event gives no notification', () => {
  expect(toNotification({ ...goal, score: { home: null, away: null } })).toMatchObject({ homeScore: 0, awayScore: 0 });
  expect(toNotification({ ...goal, eventType: 'SUBSTITUTION' })).toBeNull();
});
