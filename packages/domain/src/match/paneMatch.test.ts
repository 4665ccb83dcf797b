import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import { exampleMatch } from './exampleMatch.ts';
import type { Match } from './Match.ts';
import { paneMatch } from './paneMatch.ts';

const city = [exampleFollow({ entityId: '65' })];
const other = { homeTeam: { id: '1', name: 'Brann' }, awayTeam: { id: '2', name: 'Viking' } };
const at = (id: string, clock: string, status = 'TIMED', rest = {}): Match =>
  exampleMatch({ id, status, utcKickoff: `2026-11-21T${clock}:00Z`, ...rest });

test('MATCH-36 the followed match in play is shown beside the list', () => {
  const day = [at('1', '12:00', 'IN_PLAY', other), at('2', '18:00'), at('3', '15:00', 'IN_PLAY'), at('4', '12:00')];
  expect(paneMatch(day, city)?.id).toBe('3');
});

test('MATCH-36 while no followed match is in play, the next one to kick off is shown, and never one that is off', () => {
  const day = [
    at('1', '12:00', 'IN_PLAY', other),
    at('2', '20:00'),
    at('3', '18:00'),
    at('4', '16:00', 'POSTPONED'),
    at('5', '10:00', 'FINISHED'),
    at('6', '18:00'),
  ];
  expect(paneMatch(day, city)?.id).toBe('3');
});

test('MATCH-36 after the last followed match, the one that began last is shown', () => {
  const day = [at('1', '20:00', 'TIMED', other), at('2', '18:00', 'FINISHED'), at('3', '12:00', 'FINISHED')];
  expect(paneMatch(day, city)?.id).toBe('2');
});

test('MATCH-36 when no match is followed, all matches count; a day without matches has none to show', () => {
  expect(paneMatch([at('1', '12:00'), at('2', '15:00', 'PAUSED', other)], [])?.id).toBe('2');
  expect(paneMatch([], city)).toBeNull();
});
