import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import { exampleMatch } from './exampleMatch.ts';
import { followRank } from './followRank.ts';
import { groupByCompetition } from './groupByCompetition.ts';
import type { Match } from './Match.ts';
import { orderMatches } from './orderMatches.ts';
import { splitFollowed } from './splitFollowed.ts';

const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);
const between = (home: number | null, away: number | null) => ({
  homeTeam: { id: home, name: 'Home' },
  awayTeam: { id: away, name: 'Away' },
});

const teamId = fc.constantFrom(null, 1, 2, 3, 4, 5, 6);
const anyMatch = fc
  .record({
    id: fc.nat(30),
    home: teamId,
    away: teamId,
    competition: fc.constantFrom(2021, 2001, 2000, null),
    hour: fc.integer({ min: 10, max: 20 }),
  })
  .map(({ id, home, away, competition, hour }) =>
    exampleMatch({
      id,
      ...between(home, away),
      competition: { id: competition, code: `C${competition}`, name: 'Cup' },
      utcKickoff: `2026-11-21T${hour}:00:00Z`,
    }),
  );
const anyFollow = fc
  .record({
    entityType: fc.constantFrom('team' as const, 'competition' as const, 'player' as const),
    entityId: fc.constantFrom('1', '2', '3', '2021', '2001'),
    priority: fc.oneof(fc.nat(5), fc.constant(Number.NaN)),
  })
  .map(exampleFollow);
const anyDay = fc.array(anyMatch, { maxLength: 20 });
const anyFollows = fc.array(anyFollow, { maxLength: 6 });

test('MATCH-11 matches of followed teams come first by priority, then followed competitions by priority, then the rest', () => {
  const matches = [
    exampleMatch({ id: 'rest', ...between(8, 9), competition: { id: 2000, code: 'WC', name: 'WC' } }),
    exampleMatch({ id: 'competition-2', ...between(8, 9), competition: { id: 2001, code: 'CL', name: 'CL' } }),
    exampleMatch({ id: 'competition-1', ...between(8, 9) }),
    exampleMatch({ id: 'team-2', ...between(8, 2) }),
    exampleMatch({ id: 'team-1', ...between(1, 9) }),
  ];
  const follows = [
    exampleFollow({ entityType: 'competition', entityId: '2001', priority: 1 }),
    exampleFollow({ entityType: 'competition', entityId: '2021', priority: 0 }),
    exampleFollow({ entityId: '2', priority: 3 }),
    exampleFollow({ entityId: '1', priority: 2 }),
  ];
  expect(ids(orderMatches(matches, follows))).toEqual(['team-1', 'team-2', 'competition-1', 'competition-2', 'rest']);
});

test('MATCH-11 ties are settled by kick-off, then by id', () => {
  const matches = [
    exampleMatch({ id: 'b' }),
    exampleMatch({ id: 'a' }),
    exampleMatch({ id: 'a' }),
    exampleMatch({ id: 'c', utcKickoff: '2026-11-21T12:00:00Z' }),
  ];
  expect(ids(orderMatches(matches, []))).toEqual(['c', 'a', 'a', 'b']);
});

test('MATCH-12 when both teams are followed, the best priority counts', () => {
  const derby = exampleMatch(between(1, 2));
  const follows = [exampleFollow({ entityId: '1', priority: 4 }), exampleFollow({ entityId: '2', priority: 1 })];
  expect(followRank(follows)(derby)).toEqual({ group: 'team', priority: 1 });
  expect(followRank(follows.toReversed())(derby)).toEqual({ group: 'team', priority: 1 });
});

test('MATCH-12 when a team is followed twice, the best priority counts', () => {
  const follows = [exampleFollow({ entityId: '1', priority: 4 }), exampleFollow({ entityId: '1', priority: 1 })];
  expect(followRank(follows)(exampleMatch(between(1, 2))).priority).toBe(1);
  expect(followRank(follows.toReversed())(exampleMatch(between(1, 2))).priority).toBe(1);
});

test('MATCH-12 a follow without a priority has 999, and a match that is not followed has 999 too', () => {
  const follows = [exampleFollow({ entityId: '1', priority: Number.NaN })];
  expect(followRank(follows)(exampleMatch(between(1, 2)))).toEqual({ group: 'team', priority: 999 });
  expect(followRank(follows)(exampleMatch(between(3, 2)))).toEqual({ group: 'rest', priority: 999 });
});

test('MATCH-12 a followed player does not move a match', () => {
  const follows = [exampleFollow({ entityType: 'player', entityId: '1' })];
  expect(followRank(follows)(exampleMatch(between(1, 2))).group).toBe('rest');
});

test('MATCH-12 no follow applies to a competition without a numeric id', () => {
  const match = exampleMatch({ ...between(1, 2), competition: { id: null, code: 'XX', name: 'Cup' } });
  expect(followRank([exampleFollow({ entityType: 'competition', entityId: '2021' })])(match).group).toBe('rest');
});

test('MATCH-11 ordering loses and duplicates nothing, and does not change its input', () => {
  fc.assert(
    fc.property(anyDay, anyFollows, (matches, follows) => {
      const before = [...matches];
      const ordered = orderMatches(matches, follows);
      expect(new Set(ordered)).toEqual(new Set(matches));
      expect(ordered).toHaveLength(matches.length);
      expect(matches).toEqual(before);
    }),
    { seed: 12, numRuns: 200 },
  );
});

test('MATCH-11 the order does not depend on the input order, and ordering again changes nothing', () => {
  fc.assert(
    fc.property(anyDay, anyFollows, (matches, follows) => {
      const ordered = orderMatches(matches, follows);
      const keys = (list: readonly Match[]) =>
        list.map((match) => [followRank(follows)(match), match.utcKickoff, match.id]);
      expect(keys(orderMatches(matches.toReversed(), follows))).toEqual(keys(ordered));
      expect(orderMatches(ordered, follows)).toEqual(ordered);
    }),
    { seed: 13, numRuns: 200 },
  );
});

test('MATCH-13 the followed matches and then the others are the ordered day', () => {
  fc.assert(
    fc.property(anyDay, anyFollows, (matches, follows) => {
      const { followed, others } = splitFollowed(matches, follows);
      expect([...followed, ...others]).toEqual(orderMatches(matches, follows));
      expect(followed.every((match) => followRank(follows)(match).group !== 'rest')).toBe(true);
      expect(others.every((match) => followRank(follows)(match).group === 'rest')).toBe(true);
    }),
    { seed: 14, numRuns: 200 },
  );
});

test('MATCH-14 competitions come in the order of their first match, matches in the order given', () => {
  const cl = { id: 2001, code: 'CL', name: 'UEFA Champions League' };
  const groups = groupByCompetition([
    exampleMatch({ id: 1, competition: cl }),
    exampleMatch({ id: 2 }),
    exampleMatch({ id: 3, competition: cl }),
  ]);
  expect(groups.map(({ competition, matches }) => [competition.id, ids(matches)])).toEqual([
    ['CL', ['1', '3']],
    ['PL', ['2']],
  ]);
});

test('MATCH-14 grouping loses and duplicates nothing', () => {
  fc.assert(
    fc.property(anyDay, (matches) => {
      const groups = groupByCompetition(matches);
      expect(groups.flatMap((group) => group.matches)).toHaveLength(matches.length);
      for (const { competition, matches: inGroup } of groups) {
        expect(inGroup).toEqual(matches.filter((match) => match.competition.id === competition.id));
      }
    }),
    { seed: 15, numRuns: 200 },
  );
});
