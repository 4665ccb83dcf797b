import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { matchTabs } from './matchTabs.ts';

const none = { formation: null, lineup: [], bench: [] };
const eleven = { ...none, lineup: [{ id: '1', name: 'Berg', shirtNumber: 1, position: null }] };
const report = (status: string, fullTime: { home: number; away: number } | null = null) => ({
  match: exampleMatch({ status, score: fullTime && { fullTime } }),
  events: [],
  lineUps: { home: none, away: none },
});
const one = { home: 1, away: 0 };
const tabsOf = (given: Parameters<typeof matchTabs>[0]) => matchTabs(given, true);

test('DETAIL-1 a live match has report, standings and momentum', () => {
  expect(tabsOf(report('PAUSED', one))).toEqual(['report', 'standings', 'momentum']);
});

test('DETAIL-1 a live match has the facts when it has statistics', () => {
  const statistics = { clock: null, figures: [{ key: 'shots', home: 1, away: 2 }] } as const;
  expect(tabsOf({ ...report('IN_PLAY', one), statistics })).toEqual(['report', 'standings', 'facts', 'momentum']);
});

test('DETAIL-1 a match that has ended has the facts too, also one that was awarded', () => {
  expect(tabsOf(report('FINISHED', one))).toEqual(['report', 'standings', 'facts', 'momentum']);
  expect(tabsOf(report('AWARDED'))).toEqual(['report', 'standings', 'facts', 'momentum']);
});

test('DETAIL-1 a match that was broken off keeps the tabs for what was played', () => {
  expect(tabsOf(report('SUSPENDED', one))).toEqual(['report', 'standings']);
});

test.each(['TIMED', 'POSTPONED', 'CANCELED'])('DETAIL-1 a match that has not begun has no tabs: %s', (status) => {
  expect(tabsOf(report(status))).toEqual([]);
});

test('DETAIL-2 the line-up has a tab when either side has a line-up', () => {
  expect(tabsOf({ ...report('IN_PLAY', one), lineUps: { home: none, away: eleven } })).toContain('line-up');
  expect(tabsOf({ ...report('FINISHED', one), lineUps: { home: eleven, away: none } })[1]).toBe('line-up');
});

test.each(['IN_PLAY', 'FINISHED', 'SUSPENDED'])('DETAIL-2 without a table there are no standings: %s', (status) => {
  const given = report(status, one);
  expect(matchTabs(given, false)).toEqual(tabsOf(given).filter((tab) => tab !== 'standings'));
});
