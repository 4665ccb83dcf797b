import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import { applyLiveUpdate } from './applyLiveUpdate.ts';
import { reloadMatches } from './reloadMatches.ts';

const at = (second: number) => instantAt(Date.parse('2026-11-21T15:00:00Z') + second * 1000);
const listed = (id: number, home: number, second: number) =>
  exampleMatch({ id, status: 'IN_PLAY', score: { fullTime: { home, away: 0 } }, updatedAt: at(second) });

test('LIVE-18 a day that was never loaded has the matches of its first answer', () => {
  expect(reloadMatches(undefined, [listed(1, 0, 0), listed(2, 0, 0)])).toEqual([listed(1, 0, 0), listed(2, 0, 0)]);
  expect(reloadMatches(undefined, [])).toEqual([]);
});

test('LIVE-18 an answer that was under way when the socket brought a goal does not take it back', () => {
  const before = [listed(1, 0, 0), listed(2, 0, 0)];
  const goal = {
    kind: 'state',
    matchId: listed(1, 0, 0).id,
    status: 'IN_PLAY',
    minute: 12,
    injuryTime: null,
    score: { home: 1, away: 0 },
    updatedAt: at(5),
  } as const;
  const scored = applyLiveUpdate(before, goal);
  expect(reloadMatches(scored, [listed(1, 0, 0), listed(2, 0, 0)])).toBe(scored);
  const after = reloadMatches(scored, [listed(1, 0, 4), listed(2, 0, 0)]);
  expect(after).toEqual([{ ...scored[0], listedAt: at(4) }, listed(2, 0, 0)]);
});

test('LIVE-18 a list that already has the socket’s state is as new as that state', () => {
  const before = [listed(1, 0, 0)];
  const state = { status: 'IN_PLAY', minute: 12, injuryTime: null, score: { home: 1, away: 0 } } as const;
  const scored = applyLiveUpdate(before, { kind: 'state', matchId: listed(1, 0, 0).id, ...state, updatedAt: at(5) });
  expect(reloadMatches(before, scored)).toEqual(scored);
});

test('LIVE-18 a newer match replaces the known one, and the others stay the same objects', () => {
  const before = [listed(1, 0, 0), listed(2, 0, 0)];
  const after = reloadMatches(before, [listed(1, 0, 0), listed(2, 1, 5)]);
  expect(after).toEqual([listed(1, 0, 0), listed(2, 1, 5)]);
  expect(after[0]).toBe(before[0]);
});

test('LIVE-18 a match that the answer no longer has is removed, and a new match comes last', () => {
  const before = [listed(1, 0, 0), listed(2, 0, 0), listed(3, 0, 0)];
  expect(reloadMatches(before, [listed(4, 0, 0), listed(3, 0, 0), listed(1, 0, 0)])).toEqual([
    before[0],
    before[2],
    listed(4, 0, 0),
  ]);
  expect(reloadMatches(before, [])).toEqual([]);
});

test('LIVE-18 the same answer again, in any order, changes nothing, not even the array', () => {
  const before = [listed(1, 0, 0), listed(2, 0, 0)];
  expect(reloadMatches(before, [listed(2, 0, 0), listed(1, 0, 0)])).toBe(before);
});

test('LIVE-18 after any load the day has the matches of the answer, each in its newest version', () => {
  const day = fc.array(
    fc
      .record({ id: fc.nat(6), home: fc.nat(3), second: fc.nat(9) })
      .map(({ id, home, second }) => listed(id, home, second)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(day, day, (first, second) => {
      const before = reloadMatches(undefined, first);
      const after = reloadMatches(before, second);
      expect(new Set(after.map(({ id }) => id))).toEqual(new Set(second.map(({ id }) => id)));
      for (const match of after) {
        const versions = [...before, ...second].filter(({ id }) => id === match.id);
        expect(versions).toContain(match);
        expect(versions.every(({ updatedAt }) => (updatedAt ?? '') <= (match.updatedAt ?? ''))).toBe(true);
      }
      expect(reloadMatches(after, second)).toBe(after);
    }),
    { seed: 32, numRuns: 200 },
  );
});
