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

test('DETAIL-1 a live match has report, standings and momentum', () => {
  expect(matchTabs(report('PAUSED', one))).toEqual(['report', 'standings', 'momentum']);
});

test('DETAIL-1 a match that has ended has the facts too, also one that was awarded', () => {
  expect(matchTabs(report('FINISHED', one))).toEqual(['report', 'standings', 'facts', 'momentum']);
  expect(matchTabs(report('AWARDED'))).toEqual(['report', 'standings', 'facts', 'momentum']);
});

test('DETAIL-1 a match that was broken off keeps the tabs for what was played', () => {
  expect(matchTabs(report('SUSPENDED', one))).toEqual(['report', 'standings']);
});

test.each(['TIMED', 'POSTPONED', 'CANCELED'])('DETAIL-1 a match that has not begun has no tabs: %s', (status) => {
  expect(matchTabs(report(status))).toEqual([]);
});

test('DETAIL-2 the line-up has a tab when either side has a line-up', () => {
  expect(matchTabs({ ...report('IN_PLAY', one), lineUps: { home: none, away: eleven } })).toContain('line-up');
  expect(matchTabs({ ...report('FINISHED', one), lineUps: { home: eleven, away: none } })[1]).toBe('line-up');
});
