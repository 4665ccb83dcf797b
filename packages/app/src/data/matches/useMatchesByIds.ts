import { type Match, type MatchId, osloDayOf } from '@tribunen/domain';
import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { homeApi } from '../../api/homeApi.ts';
import { matchApi } from '../../api/matchApi.ts';
import { matchesQuery } from './matchesQuery.ts';
import { knownMatchQuery } from './matchQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

/** The matches with these ids that are loaded. Most are in today's list; the others are loaded one by one. */
export function useMatchesByIds(ids: readonly MatchId[]): ReadonlyMap<MatchId, Match> {
  const services = useServices();
  const home = useApi(homeApi);
  const api = useApi(matchApi);
  const now = () => instantNow(services);
  const today = matchesQuery(home, osloDayOf(now()), now);
  const { data: list, isPending } = useQuery(ids.length === 0 ? { ...today, queryFn: skipToken } : today);
  const listed = new Map(list?.matches.map((match) => [match.id, match]));
  const others = ids.length === 0 || isPending ? [] : ids.filter((id) => !listed.has(id));
  const reports = useQueries({ queries: others.map((id) => knownMatchQuery(api, id)) });
  return new Map(
    ids.flatMap((id): [MatchId, Match][] => {
      const match = listed.get(id) ?? reports[others.indexOf(id)]?.data?.match;
      return match === undefined ? [] : [[id, match]];
    }),
  );
}
