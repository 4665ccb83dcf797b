import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import { exampleMatch } from './exampleMatch.ts';
import { inPickerOrder } from './inPickerOrder.ts';
import type { Match } from './Match.ts';

const match = (id: string, hour: number, home: number, status = 'TIMED') =>
  exampleMatch({
    id,
    utcKickoff: `2026-11-21T${hour}:00:00Z`,
    status,
    homeTeam: { id: home, name: 'Home' },
    awayTeam: { id: 99, name: 'Away' },
  });
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('MATCH-30 followed matches come first, then the rest, and within each group those in play come first', () => {
  const follows = [exampleFollow({ entityId: '57' }), exampleFollow({ id: 'b', entityId: '65' })];
  const matches = [
    match('rest', 10, 1),
    match('followed', 14, 57),
    match('in play', 18, 2, 'PAUSED'),
    match('own in play', 19, 65, 'IN_PLAY'),
  ];
  expect(ids(inPickerOrder(matches, follows))).toEqual(['own in play', 'followed', 'in play', 'rest']);
  expect(ids(matches)).toEqual(['rest', 'followed', 'in play', 'own in play']);
});

test('MATCH-30 a match of a followed team comes before one of a followed competition, even if only the latter is in play', () => {
  const follows = [
    exampleFollow({ entityType: 'competition', entityId: '2021' }),
    exampleFollow({ id: 'b', entityId: '57' }),
  ];
  const matches = [match('competition', 14, 2, 'IN_PLAY'), match('team', 19, 57)];
  expect(ids(inPickerOrder(matches, follows))).toEqual(['team', 'competition']);
});

test('MATCH-30 within each group matches are ordered by kick-off, then id, whatever the priority of a follow', () => {
  const follows = [
    exampleFollow({ entityId: '57', priority: 5 }),
    exampleFollow({ id: 'b', entityId: '65', priority: 0 }),
  ];
  const matches = [match('b', 15, 1), match('a', 15, 2), match('late', 18, 65), match('early', 12, 57)];
  expect(ids(inPickerOrder(matches, follows))).toEqual(['early', 'late', 'a', 'b']);
  const inPlay = [match('second', 16, 57, 'IN_PLAY'), match('first', 15, 1, 'IN_PLAY')];
  expect(ids(inPickerOrder(inPlay, follows))).toEqual(['second', 'first']);
});
