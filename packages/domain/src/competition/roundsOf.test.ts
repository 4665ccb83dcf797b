import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match } from '../match/Match.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { currentRound, roundsOf } from './roundsOf.ts';

const played = { status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } };
const match = (id: string, day: number, parts: Partial<MatchParts> = {}): Match =>
  exampleMatch({ id, utcKickoff: `2026-11-0${day}T15:00:00Z`, stage: 'REGULAR_SEASON', matchday: 1, ...parts });

const keysOf = (matches: readonly Match[]) => roundsOf(matches).map(({ key }) => key);
const idsOf = (matches: readonly Match[]) => roundsOf(matches).map((round) => round.matches.map(({ id }) => id));

test('COMP-8 a round has the matches of one stage and matchday, in the order of the first kick-off', () => {
  const matches = [
    match('5', 9, { stage: 'FINAL', matchday: null }),
    match('3', 3, { matchday: 2 }),
    match('2', 2),
    match('1', 2),
    match('4', 8, { matchday: 1 }),
  ];
  expect(keysOf(matches)).toEqual(['REGULAR_SEASON 1', 'REGULAR_SEASON 2', 'FINAL']);
  expect(idsOf(matches)).toEqual([['1', '2', '4'], ['3'], ['5']]);
});

test('COMP-8 the first matchday of the groups and the first of the play-offs are two rounds', () => {
  const matches = [match('1', 1, { stage: 'LEAGUE_STAGE' }), match('2', 5, { stage: 'PLAYOFFS' })];
  expect(keysOf(matches)).toEqual(['LEAGUE_STAGE 1', 'PLAYOFFS 1']);
});

test('COMP-8 matches without stage and matchday are one round', () => {
  expect(keysOf([match('1', 1, { stage: null, matchday: null })])).toEqual(['']);
  expect(roundsOf([])).toEqual([]);
});

test('COMP-9 the round with a match in play is shown first, else the next, else the last', () => {
  const first = match('1', 1, { matchday: 1, ...played });
  const second = match('2', 2, { matchday: 2, status: 'TIMED' });
  const third = match('3', 3, { matchday: 3, status: 'IN_PLAY', minute: 3 });
  const current = (matches: readonly Match[]) => currentRound(roundsOf(matches))?.key ?? null;
  expect(current([first, second, third])).toBe('REGULAR_SEASON 3');
  expect(current([first, second])).toBe('REGULAR_SEASON 2');
  expect(current([first])).toBe('REGULAR_SEASON 1');
  expect(current([])).toBeNull();
});

test('COMP-9 a round in which only a match that is off is left is not shown first', () => {
  const left = match('1', 1, { matchday: 1, status: 'POSTPONED' });
  const scored = match('2', 2, { matchday: 2, status: 'TIMED', score: { fullTime: { home: 1, away: 1 } } });
  const next = match('3', 3, { matchday: 3, status: 'SCHEDULED' });
  expect(currentRound(roundsOf([left, scored, next]))?.key).toBe('REGULAR_SEASON 3');
});
