import { describe, expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import type { MatchId } from './Match.ts';
import { withLateMatches } from './withLateMatches.ts';

const today = [exampleMatch({ id: 10, status: 'TIMED' })];
const none: ReadonlySet<MatchId> = new Set();
const idsOf = (matches: ReturnType<typeof withLateMatches>) => matches.map(({ id }) => id);

describe('MATCH-40', () => {
  test('today’s list begins with the matches of yesterday that are in play', () => {
    const yesterday = (['FINISHED', 'IN_PLAY', 'POSTPONED', 'PAUSED', 'LIVE', 'SUSPENDED'] as const).map((status, id) =>
      exampleMatch({ id, status }),
    );
    expect(idsOf(withLateMatches(today, yesterday, none))).toEqual(['1', '3', '4', '10']);
  });

  test('a match that ends while it is listed stays, and a match that was over before is not added', () => {
    const ended = exampleMatch({ id: 1, status: 'FINISHED' });
    const before = exampleMatch({ id: 2, status: 'FINISHED' });
    expect(idsOf(withLateMatches(today, [ended, before], new Set([ended.id])))).toEqual(['1', '10']);
  });

  test('a match that is planned again for today is listed once', () => {
    const moved = exampleMatch({ id: 10, status: 'SUSPENDED' });
    expect(withLateMatches(today, [moved], new Set([moved.id]))).toEqual(today);
  });

  test('without late matches the list is the same', () => {
    expect(withLateMatches(today, [exampleMatch({ id: 1, status: 'FINISHED' })], none)).toBe(today);
  });
});
