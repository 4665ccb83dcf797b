import { type Follow, matchChatRoom, osloDayOf } from '@tribunen/domain';
import { alertsApi } from '../../api/alertsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { roomsApi } from '../../api/roomsApi.ts';
import { safetyApi } from '../../api/safetyApi.ts';
import { chatHistoryQuery } from '../../chat/history/chatHistoryQuery.ts';
import { followsQuery, readFollows } from '../../data/follows/followsQuery.ts';
import { matchesKey, matchesQuery } from '../../data/matches/matchesQuery.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { filterListQuery } from '../../data/people/useReaderFilter.ts';
import { prefetch } from '../../data/prefetch.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { instantNow } from '../../services/instantNow.ts';
import { firstMatchId, namedMatchId } from './chosenMatchId.ts';
import { lookedAtMatch } from './lookedAtMatch.ts';
import { matchEventsQuery } from './useMatchEvents.ts';

const noFollows: readonly Follow[] = [];
const filterLists = ['muted', 'blocked', 'hiddenWords'] as const;

/**
 * Begins to load the match screen's data: today's matches, the spectator's follows and filters, and then the chat and
 * the events of the match that the screen is going to show.
 */
export async function prepareMatch(
  search: URLSearchParams,
  services: Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>,
): Promise<void> {
  const { access, queryClient, session } = services;
  const now = () => instantNow(services);
  const [home, safety, today] = [homeApi.of(access), safetyApi.of(access), osloDayOf(now())];
  const known = session.current();
  const userId = known.status === 'signed-in' ? known.user.id : null;
  if (userId !== null) {
    for (const list of filterLists) void prefetch(queryClient, filterListQuery(safety, userId, list).options);
  }
  await Promise.all([
    prefetch(queryClient, matchesQuery(home, today, now)),
    userId !== null && prefetch(queryClient, followsQuery(home, userId).options),
  ]);
  const matches = queryClient.getQueryData<DayList>(matchesKey(today))?.matches ?? [];
  const follows = (userId !== null && readFollows(queryClient, userId)?.shown) || noFollows;
  const id = namedMatchId(search) ?? firstMatchId(matches, follows, lookedAtMatch(userId));
  const match = matches.find((listed) => listed.id === id);
  if (match === undefined || known.status === 'loading') return;
  await Promise.all([
    prefetch(queryClient, chatHistoryQuery(roomsApi.of(access), matchChatRoom(match)).options),
    prefetch(queryClient, matchEventsQuery(alertsApi.of(access), match).options),
  ]);
}
