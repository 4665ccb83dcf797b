import { expect, test } from 'vitest';
import { ContractError } from '../ContractFault.ts';
import { parseResultsToday } from './parseResultsToday.ts';

const match = {
  id: 500_001,
  utcDate: '2026-11-21T14:00:00Z',
  status: 'IN_PLAY',
  minute: 23,
  lastUpdated: '2026-11-21T14:23:05Z',
  matchday: 4,
  stage: 'REGULAR_SEASON',
  venue: 'Brann stadion',
  homeTeam: { id: 900_002, name: 'SK Brann', shortName: 'Brann', tla: 'BRA ', crest: null },
  awayTeam: { id: 900_001, name: 'FK Bodø/Glimt', shortName: 'Bodø/Glimt', tla: 'BOD' },
  competition: { id: 900_000, code: 'ES', name: 'Eliteserien', emblem: null },
  score: { duration: 'REGULAR', fullTime: { home: 1, away: 0 }, halfTime: { home: null, away: null } },
  bookings: [
    { minute: 20, team: { id: 900_001 }, card: 'RED' },
    { minute: 21, team: { id: 900_002 }, card: 'YELLOW' },
  ],
  odds: { msg: 'fields that we do not know are let be' },
};

test('a match of the provider becomes the domain’s', () => {
  const { matches, faults } = parseResultsToday({ matches: [match] });
  expect(faults).toEqual([]);
  expect(matches).toEqual([
    {
      id: '500001',
      utcKickoff: '2026-11-21T14:00:00.000Z',
      isTimeSet: true,
      status: 'IN_PLAY',
      minute: 23,
      injuryTime: null,
      homeTeam: { id: '900002', name: 'SK Brann', shortName: 'Brann', tla: 'BRA', crest: null },
      awayTeam: { id: '900001', name: 'FK Bodø/Glimt', shortName: 'Bodø/Glimt', tla: 'BOD', crest: null },
      competition: { id: 'ES', dbId: 900_000, name: 'Eliteserien', emblem: null },
      matchday: 4,
      stage: 'REGULAR_SEASON',
      venue: 'Brann stadion',
      redCards: { home: 0, away: 1 },
      score: {
        fullTime: { home: 1, away: 0 },
        halfTime: null,
        regularTime: null,
        extraTime: null,
        penalties: null,
        duration: 'REGULAR',
      },
      updatedAt: '2026-11-21T14:23:05.000Z',
      listedAt: '2026-11-21T14:23:05.000Z',
      simulated: false,
    },
  ]);
});

test('undecided teams and missing fields are not faults', () => {
  const nobody = { id: null, name: null };
  const open = {
    ...match,
    status: 'TIMED',
    minute: undefined,
    lastUpdated: undefined,
    venue: null,
    homeTeam: nobody,
    awayTeam: nobody,
    score: { fullTime: { home: null, away: null } },
  };
  const { matches, faults } = parseResultsToday({ matches: [open] });
  expect(faults).toEqual([]);
  expect(matches).toMatchObject([{ status: 'TIMED', homeTeam: { id: null, name: null, crest: null } }]);
});

test.each([
  ['no score', { ...match, score: undefined }, 'matches.1.score'],
  ['an id in text', { ...match, id: '500001' }, 'matches.1.id'],
  ['a kickoff that is no moment', { ...match, utcDate: 'i morgen' }, 'matches.1.utcDate'],
  ['a kick-off on an invalid day', { ...match, utcDate: '2026-02-31T25:00:00Z' }, 'matches.1.utcDate'],
  ['a competition without a code', { ...match, competition: { id: 1, name: 'x' } }, 'matches.1.competition.code'],
  ['nothing', null, 'matches.1'],
])('on a day with %s the other matches are shown, and one fault gives the path', (_name, broken, path) => {
  const { matches, faults } = parseResultsToday({ matches: [match, broken, { ...match, id: 500_003 }] });
  expect(matches.map(({ id }) => id)).toEqual(['500001', '500003']);
  expect(faults).toEqual([{ where: 'results-today-edge', path, message: expect.any(String) }]);
});

test('a match whose score cannot be read has none, and its broken cards are left out; each is reported', () => {
  const odd = {
    ...match,
    score: { fullTime: { home: 'one', away: 0 } },
    bookings: [...match.bookings, 'a broken card'],
  };
  const { matches, faults } = parseResultsToday({ matches: [odd] });
  expect(matches).toMatchObject([{ score: { fullTime: { home: null, away: null } }, redCards: { home: 0, away: 1 } }]);
  expect(faults.map(({ path }) => path)).toEqual(['matches.0.score.fullTime.home', 'matches.0.bookings.2']);
});

test('a match with several faults has one fault in the report', () => {
  const { faults } = parseResultsToday({ matches: [{ id: 'x' }] });
  expect(faults).toHaveLength(1);
});

test('an empty list is a day without matches', () => {
  expect(parseResultsToday({ matches: [] })).toEqual({ matches: [], faults: [] });
});

test.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['an error', { error: 'upstream' }],
  ['a list', []],
  ['matches that are no list', { matches: {} }],
])('%s in place of the answer is refused', (_name, answer) => {
  expect(() => parseResultsToday(answer)).toThrow(ContractError);
  expect(() => parseResultsToday(answer)).toThrow(/^results-today-edge: /);
});
