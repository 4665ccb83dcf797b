import { expect, test } from 'vitest';
import { exampleLiveEvent } from '../notification/exampleLiveEvent.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import { instantAt } from '../time/instant.ts';
import { cancelledGoals } from './cancelledGoals.ts';

const kickoff = Date.parse('2026-11-21T12:00:00.000Z');
const event = (id: string, minute: number, parts: Partial<LiveEvent> = {}) =>
  exampleLiveEvent(id, {
    minute,
    teamName: 'Brann',
    personName: 'Berg',
    occurredAt: instantAt(kickoff + minute * 60_000),
    ...parts,
  });
const decision = (minute: number, parts: Partial<LiveEvent> = {}) =>
  event(`var${minute}`, minute, { eventType: 'VAR', ...parts });
const idsOf = (events: readonly LiveEvent[]) => [...cancelledGoals(events)].map(({ id }) => id);

test('CHAT-40 a video referee’s decision takes back the last goal of the five minutes before it', () => {
  expect(
    idsOf([decision(30), event('new', 28), event('old', 26), event('red', 29, { eventType: 'RED_CARD' })]),
  ).toEqual(['new']);
  expect(idsOf([event('old', 24), decision(30)])).toEqual([]);
  expect(idsOf([decision(27), event('later', 28)])).toEqual([]);
  expect(idsOf([event('still', 30), decision(30)])).toEqual(['still']);
});

test('CHAT-40 the goal that is taken back is by the decision’s team and player, as far as they are known', () => {
  const goals = [
    event('other', 29, { teamName: 'Viking' }),
    event('mate', 28, { personName: 'Moe' }),
    event('own', 27),
  ];
  expect(idsOf([...goals, decision(30)])).toEqual(['own']);
  expect(idsOf([...goals, decision(30, { personName: null })])).toEqual(['mate']);
  expect(idsOf([...goals, decision(30, { personName: null, teamName: null })])).toEqual(['other']);
});

test('CHAT-40 two decisions take back two goals, and a decision without a minute none', () => {
  const goals = [event('first', 27), event('second', 29)];
  expect(idsOf([...goals, decision(30), decision(31)])).toEqual(['second', 'first']);
  expect(idsOf([...goals, decision(30, { minute: null })])).toEqual([]);
  expect(idsOf([event('unknown', 29, { minute: null }), decision(30)])).toEqual([]);
});
