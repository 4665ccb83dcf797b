import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { exampleGoalRow } from '../tables/exampleRows.ts';
import { parseBootLive } from './parseBootLive.ts';
import { parseBootVersion } from './parseBootVersion.ts';
import { parseLiveDelta } from './parseLiveDelta.ts';

const at = '2026-11-21T12:00:00Z';
const match = {
  id: 500_001,
  utcDate: at,
  status: 'IN_PLAY',
  homeTeam: { id: 900_002, name: 'SK Brann' },
  awayTeam: { id: 900_003, name: 'Viking FK' },
  competition: { id: 900_000, code: 'ES', name: 'Eliteserien' },
  score: { fullTime: { home: 1, away: 0 } },
};
const event = { ...exampleGoalRow, id: 'e1', team_id: 900_002, occurred_at: at, created_at: at };
const boot = { version: 7, date: '2026-11-21', matches: [match], recentEvents: { '500001': [event], '500002': [] } };
const delta = { version: 8, matches: [match], events: [event, { ...event, match_id: '500009' }], hasChanges: true };

test('a snapshot is a version, a day, its matches and their newest events', () => {
  const { version, day, matches, recentEvents, faults } = parseBootLive(boot);
  expect({ version, day, faults }).toEqual({ version: 7, day: '2026-11-21', faults: [] });
  expect(matches.map(({ id }) => id)).toEqual(['500001']);
  expect([...recentEvents].map(([id, events]) => [id, events.map(({ competitionId }) => competitionId)])).toEqual([
    ['500001', ['900000']],
  ]);
});

test('broken parts of a snapshot are left out and reported with their path', () => {
  const { matches, recentEvents, faults } = parseBootLive({
    ...boot,
    matches: [{ ...match, score: null }, match],
    recentEvents: { '500001': [event, { ...event, event_type: null }] },
  });
  expect({ matches: matches.length, events: [...recentEvents.values()].flat().length }).toEqual({
    matches: 1,
    events: 1,
  });
  expect(faults.map(({ where, path }) => `${where}: ${path}`)).toEqual([
    'boot/live: matches.0.score',
    'boot/live: recentEvents.500001.1.event_type',
  ]);
});

test('the events of a delta get their competition from the delta’s matches, else from the known matches', () => {
  const { version, hasChanges, matches, events, faults } = parseLiveDelta(delta, { competitionIdOf: () => '2021' });
  expect({ version, hasChanges, matches: matches.length, faults }).toEqual({
    version: 8,
    hasChanges: true,
    matches: 1,
    faults: [],
  });
  expect(events.map(({ competitionId }) => competitionId)).toEqual(['900000', '2021']);
});

test.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['a version in words', { ...boot, ...delta, version: 'sju' }],
  ['matches that are no list', { ...boot, ...delta, matches: {} }],
])('%s is neither a snapshot nor a delta', (_what, answer) => {
  expect(() => parseBootLive(answer)).toThrow(ContractError);
  expect(() => parseLiveDelta(answer, { competitionIdOf: () => null })).toThrow(ContractError);
});

test('an invalid day makes no snapshot', () => {
  expect(() => parseBootLive({ ...boot, date: '2026-02-31' })).toThrow(/^boot\/live: date: /);
});

test.each([
  ['0', null, { version: 0, mode: 'small' }],
  ['42\n', 'small', { version: 42, mode: 'small' }],
  ['42', 'crowd', { version: 42, mode: 'crowd' }],
] as const)('LIVE-22 %j with the header %j is %j', (text, mode, version) => {
  expect(parseBootVersion(text, mode)).toEqual(version);
});

test.each([
  ['', null],
  ['-1', null],
  ['4.2', null],
  ['NaN', null],
  ['42 crowd', null],
  ['<!doctype html>', null],
  ['42', 'festival'],
])('%j with the header %j is not a version', (text, mode) => {
  expect(() => parseBootVersion(text, mode)).toThrow(ContractError);
});
