import type { FeedEvent, LiveEventId, Match, MatchId, UtcInstant } from '@tribunen/domain';
import { classifyEvent, normaliseMatch } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { liveEventRow } from './live_events_new.ts';
import { toFeedEvent } from './toFeedEvent.ts';
import { toLiveEventRow } from './toLiveEventRow.ts';

const facts = {
  id: 'm1:goal:home:1' as LiveEventId,
  side: 'home',
  clock: { minute: 45, injuryTime: 2 },
  occurredAt: '2026-11-21T15:50:00.000Z' as UtcInstant,
} as const;
const berg = { id: 7, name: 'Berg' };
const moe = { id: null, name: 'Moe' };
const score = { home: 1, away: 0 };
const goal: FeedEvent = { ...facts, type: 'GOAL', detail: { kind: 'penalty', scorer: berg, assist: moe }, score };

function matchOf(awayId: string | null): Match {
  const match = normaliseMatch({
    id: 'm1' as MatchId,
    utcKickoff: '2026-11-21T15:00:00Z',
    status: 'IN_PLAY',
    homeTeam: { id: '57', name: 'Brann' },
    awayTeam: { id: awayId, name: 'Viking' },
    competition: { id: 2003, code: 'ES', name: 'Eliteserien' },
  });
  if (match === null) throw new Error('no match');
  return match;
}
const match = matchOf('65');

test('FEED-18 a goal is a GOAL of the team that it counts for, and its kind is in the payload', () => {
  expect(toLiveEventRow(goal, match)).toEqual({
    id: 'm1:goal:home:1',
    match_id: 'm1',
    event_type: 'GOAL',
    minute: 45,
    injury_time: 2,
    team_id: 57,
    team_name: 'Brann',
    person_id: 7,
    person_name: 'Berg',
    assist_id: null,
    assist_name: 'Moe',
    home_team: 'Brann',
    away_team: 'Viking',
    score_home: 1,
    score_away: 0,
    payload: { side: 'home', kind: 'PENALTY' },
    occurred_at: '2026-11-21T15:50:00.000Z',
    created_at: '2026-11-21T15:50:00.000Z',
  });
});

const events: readonly (readonly [string, FeedEvent, string])[] = [
  ['penalty', goal, 'GOAL'],
  ['goal', { ...goal, detail: { kind: 'regular', scorer: moe, assist: null } }, 'GOAL'],
  ['own goal', { ...goal, detail: { kind: 'own-goal', scorer: null, assist: null } }, 'GOAL'],
  ['goal that only the score shows', { ...goal, clock: null, detail: null }, 'GOAL'],
  ['correction', { ...facts, type: 'GOAL_CANCELLED', goalId: goal.id, scorer: berg, score }, 'VAR'],
  [
    'red card that was taken back',
    { ...facts, type: 'CARD_CANCELLED', cardId: goal.id, card: 'red', player: berg },
    'CARD_CANCELLED',
  ],
  [
    'yellow card that was taken back',
    { ...facts, type: 'CARD_CANCELLED', cardId: goal.id, card: 'yellow', player: null },
    'YELLOW_CARD_CANCELLED',
  ],
  ['goal of a play that was broken off', { ...goal, isAbandoned: true }, 'GOAL'],
  ['yellow card', { ...facts, side: 'away', type: 'YELLOW_CARD', player: berg }, 'YELLOW_CARD'],
  ['red card', { ...facts, type: 'RED_CARD', secondYellow: false, player: null }, 'RED_CARD'],
  ['second yellow card', { ...facts, type: 'RED_CARD', secondYellow: true, player: { id: 7, name: null } }, 'RED_CARD'],
  ['substitution', { ...facts, type: 'SUBSTITUTION', off: berg, on: moe }, 'SUBSTITUTION'],
];

test.each(events)('FEED-18 a %s becomes a row of its type, and is read back as it was', (_, event, type) => {
  const row = parse(liveEventRow, toLiveEventRow(event, match));
  expect(row.event_type).toBe(type);
  expect(toFeedEvent(JSON.parse(JSON.stringify(row)))).toEqual({ ok: true, value: event });
});

test('FEED-18 every goal is announced, and a correction is not', () => {
  const classes = events.map(([, event]) => classifyEvent(toLiveEventRow(event, match).event_type));
  expect(classes.slice(0, 7)).toEqual(['goal', 'goal', 'goal', 'goal', 'other', 'other', 'other']);
});

test('FEED-18 a team without a numeric id has no id in the row', () => {
  const card: FeedEvent = { ...facts, side: 'away', type: 'YELLOW_CARD', player: null };
  for (const id of [null, 'viking']) {
    expect(toLiveEventRow(card, matchOf(id))).toMatchObject({ team_id: null, team_name: 'Viking' });
  }
});

test('a row that the feed has not written is refused with the path of its fault', () => {
  const row = toLiveEventRow(goal, match);
  expect(toFeedEvent({ ...row, event_type: 'CORNER' })).toMatchObject({
    ok: false,
    fault: { where: 'live_events_new' },
  });
  expect(toFeedEvent({ ...row, payload: null }).ok).toBe(false);
  expect(toFeedEvent({ ...row, score_home: null }).ok).toBe(false);
});
