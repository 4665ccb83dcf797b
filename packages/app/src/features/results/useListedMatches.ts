import { addDays, isLive, lateDay, type Match, type MatchId, type OsloDay, withLateMatches } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { homeApi } from '../../api/homeApi.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

/**
 * The matches in a day's list: those of the day and, soon after midnight, yesterday's matches that are still in play
 * (MATCH-40).
 *
 * @param matches the matches of the day; null until they are loaded
 */
export function useListedMatches(
  day: OsloDay,
  today: OsloDay,
  matches: readonly Match[] | null,
): readonly Match[] | null {
  const services = useServices();
  const api = useApi(homeApi);
  const now = () => instantNow(services);
  const [shown, setShown] = useState<ReadonlySet<MatchId>>(new Set());
  const enabled = day === today && lateDay(now()) !== null;
  const { data } = useQuery({ ...matchesQuery(api, addDays(today, -1), now), enabled });
  const yesterday = enabled ? (data?.matches ?? []) : [];
  const late = yesterday.filter((match) => isLive(match) && !shown.has(match.id));
  if (late.length > 0) setShown(new Set([...shown, ...late.map(({ id }) => id)]));
  return matches && withLateMatches(matches, yesterday, shown);
}
