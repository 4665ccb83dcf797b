import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import { liveModes } from './LiveMode.ts';
import { isMatchNear } from './isMatchNear.ts';
import { type LiveConditions, type LiveSource, runsNow } from './runsNow.ts';

const quiet: LiveConditions = { mode: 'small', socketUp: true, tabHidden: false, matchNear: false };
const playing: LiveConditions = { ...quiet, matchNear: true };
const sources: readonly LiveSource[] = [
  'boot',
  'version',
  'live-delta',
  'live-updates',
  'date-delta',
  'score-change',
  'health',
  'list-safety',
  'engine',
  'open-match',
];
const ofSmall = sources.filter((source) => source !== 'live-delta');
const running = (conditions: LiveConditions) => sources.filter((source) => runsNow(source, conditions));

test('LIVE-9 while the socket is up, every source but the score-change poll runs for matches in play', () => {
  expect(running(playing)).toEqual(ofSmall.filter((source) => source !== 'score-change'));
});

test('LIVE-9 while the socket is down, all sources stand in for it', () => {
  expect(running({ ...playing, socketUp: false })).toEqual(ofSmall);
});

test('LIVE-9 while no match is in play or near, only the sources that find news run', () => {
  expect(running(quiet)).toEqual(['boot', 'version', 'date-delta', 'health', 'list-safety']);
  expect(running({ ...quiet, socketUp: false })).toEqual(['boot', 'version', 'health', 'list-safety']);
});

test('LIVE-22 in a crowd the delta replaces the other sources of changes, whether the socket is up or down', () => {
  const crowded: LiveConditions = { ...playing, mode: 'crowd' };
  const ofCrowd = ['boot', 'live-delta', 'health', 'list-safety', 'open-match'];
  expect(running(crowded)).toEqual(ofCrowd);
  expect(running({ ...crowded, socketUp: false })).toEqual(ofCrowd);
  expect(running({ ...crowded, matchNear: false })).toEqual(ofCrowd.filter((source) => source !== 'open-match'));
  expect(running({ ...crowded, tabHidden: true })).toEqual([]);
});

test('LIVE-22 in every mode some source brings the changes of a match in play, with a socket and without', () => {
  for (const mode of liveModes) {
    for (const socketUp of [true, false]) {
      const bringing = running({ ...playing, mode, socketUp }).filter((source) => /delta|updates|change/.test(source));
      expect(bringing).not.toEqual([]);
    }
  }
});

test('LIVE-9 in a hidden tab no source runs', () => {
  expect(running({ ...playing, tabHidden: true })).toEqual([]);
  expect(running({ ...playing, tabHidden: true, socketUp: false })).toEqual([]);
});

const kickoff = Date.parse('2026-11-21T15:00:00Z');
const minutes = (n: number) => instantAt(kickoff + n * 60_000);

test.each([
  [-10.01, false],
  [-10, true],
  [0, true],
  [10, true],
  [10.01, false],
])('LIVE-8 a match to be played is near %d minutes from kick-off: %s', (n, near) => {
  expect(isMatchNear([exampleMatch({ status: 'TIMED' })], minutes(n))).toBe(near);
  expect(isMatchNear([exampleMatch({ status: 'SCHEDULED' })], minutes(n))).toBe(near);
});

test('LIVE-8 a live match is near whenever it began, and a match that is over or off is not', () => {
  expect(isMatchNear([exampleMatch({ status: 'FINISHED' }), exampleMatch({ status: 'PAUSED' })], minutes(300))).toBe(
    true,
  );
  expect(isMatchNear([exampleMatch({ status: 'FINISHED' }), exampleMatch({ status: 'POSTPONED' })], minutes(0))).toBe(
    false,
  );
  expect(isMatchNear([], minutes(0))).toBe(false);
});
