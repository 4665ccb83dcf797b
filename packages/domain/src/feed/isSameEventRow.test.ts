import { expect, test } from 'vitest';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import { clock, person } from './exampleReports.ts';
import type { FeedEvent } from './FeedEvent.ts';
import { isSameEventRow } from './isSameEventRow.ts';

const facts = {
  id: 'e' as LiveEventId,
  side: 'home',
  clock: clock(10, 1),
  occurredAt: '2026-11-21T15:10:00.000Z' as UtcInstant,
} as const;
const score = { home: 1, away: 0 };
const detail = { kind: 'regular', scorer: person(1), assist: person(2) } as const;
const goal: FeedEvent = { ...facts, type: 'GOAL', detail, score };
const correction: FeedEvent = { ...facts, type: 'GOAL_CANCELLED', goalId: facts.id, scorer: person(1), score };
const yellow: FeedEvent = { ...facts, type: 'YELLOW_CARD', player: person(1) };
const red: FeedEvent = { ...facts, type: 'RED_CARD', secondYellow: false, player: person(1) };
const change: FeedEvent = { ...facts, type: 'SUBSTITUTION', off: person(1), on: person(2) };

test('FEED-1 an event whose facts are the same is not written again', () => {
  for (const event of [goal, correction, yellow, red, change, { ...goal, detail: null }]) {
    expect(isSameEventRow(event, structuredClone(event))).toBe(true);
  }
});

test.each<[string, FeedEvent, FeedEvent]>([
  ['side', goal, { ...goal, side: 'away' }],
  ['minute', goal, { ...goal, clock: clock(11, 1) }],
  ['added time', goal, { ...goal, clock: clock(10, 2) }],
  ['clock', goal, { ...goal, clock: null }],
  ['kind', goal, { ...goal, detail: { ...detail, kind: 'penalty' } }],
  ['scorer', goal, { ...goal, detail: { ...detail, scorer: person(3) } }],
  ['name', goal, { ...goal, detail: { ...detail, scorer: person(1, 'Berg') } }],
  ['assist', goal, { ...goal, detail: { ...detail, assist: null } }],
  ['detail', goal, { ...goal, detail: null }],
  ['home score', goal, { ...goal, score: { home: 2, away: 0 } }],
  ['away score', goal, { ...goal, score: { home: 1, away: 1 } }],
  ['goal', correction, { ...correction, goalId: 'other' as LiveEventId }],
  ['scorer of a goal that was taken back', correction, { ...correction, scorer: null }],
  ['score of a correction', correction, { ...correction, score: { home: 0, away: 0 } }],
  ['player', yellow, { ...yellow, player: null }],
  ['reason of a red card', red, { ...red, secondYellow: true }],
  ['player of a red card', red, { ...red, player: person(2) }],
  ['player who went off', change, { ...change, off: null }],
  ['player who came on', change, { ...change, on: null }],
  ['type', yellow, red],
])('FEED-1 an event with another %s is written', (_, before, after) => {
  expect(isSameEventRow(before, after)).toBe(false);
});
