import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { type DayFilter, filterDay, parseDayFilter } from './filterDay.ts';

const day = [
  exampleMatch({ id: 1, status: 'IN_PLAY' }),
  exampleMatch({ id: 2, status: 'PAUSED' }),
  exampleMatch({ id: 3, status: 'FINISHED' }),
  exampleMatch({ id: 4, status: 'TIMED', score: { fullTime: { home: 2, away: 1 } } }),
  exampleMatch({ id: 5, status: 'TIMED' }),
  exampleMatch({ id: 6, status: 'POSTPONED' }),
];

test.each<[DayFilter, string[]]>([
  ['all', ['1', '2', '3', '4', '5', '6']],
  ['live', ['1', '2']],
  ['finished', ['3', '4']],
])('MATCH-33 the filter «%s» lists its matches in their order', (filter, listed) => {
  expect(filterDay(day, filter).map(({ id }) => id)).toEqual(listed);
});

test('MATCH-33 an address without a filter, or with an unknown one, lists all matches', () => {
  expect([null, '', 'LIVE', 'live', 'finished'].map(parseDayFilter)).toEqual(['all', 'all', 'all', 'live', 'finished']);
});
