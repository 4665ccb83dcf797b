import { expect, test } from 'vitest';
import type { Competition, Team } from '../match/Match.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { exampleFollow } from './exampleFollow.ts';
import { isFollowed } from './isFollowed.ts';
import { newFollow } from './newFollow.ts';
import { nextPriority } from './nextPriority.ts';
import { orderFollows } from './orderFollows.ts';
import { priorityOf } from './priorityOf.ts';

const follows = [exampleFollow({ id: 'b', priority: 4 }), exampleFollow({ id: 'a', priority: 2 })];
const { homeTeam: team, competition } = exampleMatch();

test('FOLLOW-1 the first follow has priority 0 and the next one more than the highest', () => {
  expect(nextPriority([])).toBe(0);
  expect(nextPriority(follows)).toBe(5);
});

test.each([Number.NaN, Infinity, -Infinity, 2.5])(
  'FOLLOW-3 MATCH-12 %d is not a priority and counts as 999',
  (priority) => {
    const odd = exampleFollow({ id: 'odd', priority });
    expect(priorityOf(odd)).toBe(999);
    expect(nextPriority([odd])).toBe(1000);
    const [first, last] = [
      exampleFollow({ id: 'first', priority: 998 }),
      exampleFollow({ id: 'last', priority: 1000 }),
    ];
    expect(orderFollows([last, odd, first]).map(({ id }) => id)).toEqual(['first', 'odd', 'last']);
  },
);

test('FOLLOW-1 FOLLOW-2 a new follow comes last, with notifications off', () => {
  expect(newFollow({ kind: 'team', team: { ...team, crest: '🔴' } }, follows)).toEqual({
    entityType: 'team',
    entityId: '57',
    displayName: 'Arsenal FC',
    crestUrl: '🔴',
    priority: 5,
    notifications: false,
  });
  expect(newFollow({ kind: 'competition', competition }, [])).toEqual({
    entityType: 'competition',
    entityId: '2021',
    displayName: 'Premier League',
    crestUrl: null,
    priority: 0,
    notifications: false,
  });
});

test('FOLLOW-2 a team without a full name uses its short name', () => {
  const shown = (names: Pick<Team, 'name' | 'shortName'>) =>
    newFollow({ kind: 'team', team: { ...team, ...names } }, [])?.displayName;
  expect(shown({ name: null, shortName: 'Arsenal' })).toBe('Arsenal');
  expect(shown({ name: null, shortName: null })).toBe('');
});

test('FOLLOW-2 a team without an id at the provider cannot be followed', () => {
  const unknown: Competition = { ...competition, dbId: null };
  expect(newFollow({ kind: 'team', team: { ...team, id: null } }, [])).toBeNull();
  expect(newFollow({ kind: 'competition', competition: unknown }, [])).toBeNull();
});

test('FOLLOW-3 follows of every kind are one list, by priority and then id', () => {
  const list = [
    exampleFollow({ id: 'c', priority: 1 }),
    exampleFollow({ id: 'b', priority: 1, entityType: 'competition' }),
    exampleFollow({ id: 'b', priority: 1, entityType: 'player' }),
    exampleFollow({ id: 'a', priority: 0 }),
  ];
  expect(orderFollows(list).map(({ id }) => id)).toEqual(['a', 'b', 'b', 'c']);
});

test('FOLLOW-5 a team or competition is followed when both its kind and its id match', () => {
  expect(isFollowed(follows, { entityType: 'team', entityId: '57' })).toBe(true);
  expect(isFollowed(follows, { entityType: 'competition', entityId: '57' })).toBe(false);
  expect(isFollowed(follows, { entityType: 'team', entityId: '58' })).toBe(false);
});
