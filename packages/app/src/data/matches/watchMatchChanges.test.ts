import { QueryClient } from '@tanstack/react-query';
import { instantAt, type Match } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { loadedDayList } from './DayList.ts';
import { outdatedMatches } from './outdatedMatches.ts';
import { watchMatchChanges } from './watchMatchChanges.ts';

const key = ['matches', '2026-11-21'];
const at = instantAt(Date.parse('2026-11-21T15:00:00Z'));

const standing = (home: number, id = 1): Match =>
  exampleMatch({ id, score: { fullTime: { home, away: 0 } }, updatedAt: `2026-11-21T14:3${home}:00Z` });

/** A page that shows matches from its cache, and the scores of the home side that the listener receives. */
function pageWith(...kept: readonly Match[]) {
  const queryClient = new QueryClient();
  const heard: (number | null)[] = [];
  watchMatchChanges(queryClient, (_before, { score }) => heard.push(score.fullTime.home));
  for (const match of kept) outdatedMatches.add(match);
  queryClient.setQueryData(key, loadedDayList(kept, at));
  return {
    heard,
    /** A row of the live feed. */
    receive: (...matches: readonly Match[]) => queryClient.setQueryData(key, loadedDayList(matches, at)),
    load: (...matches: readonly Match[]) =>
      queryClient.query({ queryKey: key, queryFn: () => loadedDayList(matches, at), structuralSharing: false }),
  };
}

test('OFFLINE-3 a goal that fell after the match was kept is not announced, whichever way it arrives', async () => {
  const loaded = pageWith(standing(0));
  await loaded.load(standing(1));
  const received = pageWith(standing(0));
  received.receive(standing(1));
  expect([...loaded.heard, ...received.heard]).toEqual([]);
});

test('OFFLINE-3 the next goal is announced, and so is the first goal of a match that an answer has confirmed unchanged', async () => {
  const one = standing(0);
  const other = standing(0, 2);
  const { heard, load, receive } = pageWith(one, other);
  await load(standing(1), other);
  const second = standing(2);
  receive(second, other);
  receive(second, standing(1, 2));
  expect(heard).toEqual([2, 1]);
});
