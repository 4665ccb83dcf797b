import { instantAt, type MatchStatus, osloDayOf } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadedDayList } from '../data/matches/DayList.ts';
import { matchesKey } from '../data/matches/matchesQuery.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { SeenEnds } from './SeenEnds.ts';

test('SCOUT-6 the page remembers when a match changed to finished, as the backend tells it, and forgets it when the match resumes', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const ends = new SeenEnds(queryClient);
  const start = Date.parse('2026-11-21T19:00:00Z');
  const change = (status: MatchStatus, minutes: number) => {
    const at = instantAt(start + minutes * 60_000);
    const match = exampleMatch({ id: 7, status, updatedAt: at });
    queryClient.setQueryData(matchesKey(osloDayOf(at)), loadedDayList([match], at));
    return ends.of(match.id);
  };
  ends.start();
  expect(change('FINISHED', 0)).toBeNull();
  expect(change('IN_PLAY', 1)).toBeNull();
  expect(change('FINISHED', 8)).toBe('2026-11-21T19:08:00.000Z');
  expect(change('FINISHED', 30)).toBe('2026-11-21T19:08:00.000Z');
  expect(change('IN_PLAY', 31)).toBeNull();
  ends.stop();
  expect(change('FINISHED', 40)).toBeNull();
});
