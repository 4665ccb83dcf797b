import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { exampleGoalRow } from '../tables/exampleRows.ts';
import { parseLiveUpdates } from './parseLiveUpdates.ts';
import { parseMatchDeltas } from './parseMatchDeltas.ts';

const at = '2026-11-21T12:00:00+00:00';
const state = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  updated_at: at,
};
const event = { ...exampleGoalRow, id: 'e1', team_id: null, team_name: null, occurred_at: at, created_at: at };
const deltas = {
  hasUpdates: true,
  matchStates: [state],
  liveMatches: [{ ...state, id: '500002' }],
  events: [event],
  serverTs: at,
  retryAfterSeconds: 2,
};
const updates = {
  timestamp: at,
  websocketConnections: 3,
  data: { events: [event] },
  nextCheckIn: 750,
  hasUpdates: true,
};

test('known events are not read again, whichever answer contains them', () => {
  const events = [event, { ...event, id: 'e2' }, {}];
  const reading = { competitionIdOf: () => null, isKnown: (id: string) => id === 'e1' };
  for (const answer of [
    parseLiveUpdates({ ...updates, data: { events } }, reading),
    parseMatchDeltas({ ...deltas, events }, reading),
  ]) {
    expect({ events: answer.events.map(({ id }) => id), faults: answer.faults.length }).toEqual({
      events: ['e2'],
      faults: 1,
    });
  }
});

test('a delta has states of both tables, events, and the moment to send with the next request', () => {
  expect(parseMatchDeltas(deltas, { competitionIdOf: () => '2021' })).toMatchObject({
    hasUpdates: true,
    states: [{ matchId: '500001' }, { matchId: '500002' }],
    events: [{ id: 'e1', competitionId: '2021' }],
    serverTs: '2026-11-21T12:00:00.000Z',
    retryAfterSeconds: 2,
    faults: [],
  });
});

test('a delta without a retry time has none', () => {
  expect(
    parseMatchDeltas({ ...deltas, retryAfterSeconds: undefined }, { competitionIdOf: () => null }).retryAfterSeconds,
  ).toBeNull();
});

test('broken rows of a delta are left out and reported, each with its path', () => {
  const broken = { ...deltas, matchStates: [null, state], liveMatches: [{ ...state, status: 'HT' }], events: [{}] };
  const { states, events, faults } = parseMatchDeltas(broken, { competitionIdOf: () => null });
  expect({ states: states.length, events: events.length }).toEqual({ states: 1, events: 0 });
  expect(faults.map(({ where, path }) => `${where}: ${path}`)).toEqual([
    'fetch-match-deltas: matchStates.0',
    'fetch-match-deltas: liveMatches.0.status',
    'fetch-match-deltas: events.0.id',
  ]);
});

test('an answer with live updates has events, and the wait before the next poll', () => {
  expect(parseLiveUpdates(updates, { competitionIdOf: () => null })).toMatchObject({
    events: [{ id: 'e1' }],
    hasUpdates: true,
    nextCheckIn: 750,
    timestamp: '2026-11-21T12:00:00.000Z',
    faults: [],
  });
  expect(parseLiveUpdates({ ...updates, nextCheckIn: null }, { competitionIdOf: () => null }).nextCheckIn).toBeNull();
});

test('a broken event of the live updates is left out and reported', () => {
  const { events, faults } = parseLiveUpdates(
    { ...updates, data: { events: [event, { ...event, minute: -1 }] } },
    { competitionIdOf: () => null },
  );
  expect(events).toHaveLength(1);
  expect(faults).toEqual([{ where: 'live-updates', path: 'data.events.1.minute', message: expect.any(String) }]);
});

test.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['an invalid time', { ...deltas, ...updates, serverTs: 'nå', timestamp: 'nå' }],
  ['rows that are no list', { ...deltas, ...updates, events: null, data: { events: null } }],
  ['a negative wait', { ...deltas, ...updates, retryAfterSeconds: -1, nextCheckIn: -1 }],
])('%s is not an answer', (_what, answer) => {
  expect(() => parseMatchDeltas(answer, { competitionIdOf: () => null })).toThrow(ContractError);
  expect(() => parseLiveUpdates(answer, { competitionIdOf: () => null })).toThrow(ContractError);
});
