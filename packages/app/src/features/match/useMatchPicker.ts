import { type Follow, inPickerOrder, type MatchId, type OsloDay } from '@tribunen/domain';
import type { MatchPickerView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeBackend } from '../../backend/homeBackend.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';

const noFollows: readonly Follow[] = [];

/**
 * A day's matches to pick from, kept live (MATCH-30).
 *
 * @param hrefOf where a match leads
 */
export function useMatchPicker(day: OsloDay, chosen: MatchId | null, hrefOf: (id: MatchId) => string): MatchPickerView {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const list = useQuery(matchesQuery(backend, day, () => instantNow(services)));
  const { data: follows = noFollows } = useFollows();
  const listed = list.data?.matches;
  const matches = useMemo(() => listed && inPickerOrder(listed, follows), [listed, follows]);
  if (matches !== undefined) return { status: 'ready', matches, chosen, hrefOf };
  return list.isError ? { status: 'error', onRetry: () => void list.refetch() } : { status: 'loading' };
}
