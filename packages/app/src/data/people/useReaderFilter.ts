import { type FilterChange, type FilterList, type FilterLists, hidesNothing, withFilterChange } from '@tribunen/domain';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { safetyApi, type SafetyApi } from '../../api/safetyApi.ts';
import { useApi } from '../../services/useApi.ts';
import { onChangeInOtherTab, tellOtherTabs } from '../../lib/storage/otherTabs.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The state of a list. `error` lasts until a repeated load succeeds. */
type ListStatus = 'loading' | 'error' | 'ready';

export interface KnownFilter {
  /** The lists. A list that is not loaded is empty, and hides nothing. */
  readonly hides: FilterLists;
  readonly status: Readonly<Record<FilterList, ListStatus>>;
  /** Loads all lists again. */
  retry(): void;
}

/**
 * The people and the words that the chats hide from the spectator. Each list has a separate query, and all are loaded
 * again when another tab has changed one (`watchFilterChanged`).
 */
export function useReaderFilter(userId: string): KnownFilter {
  const queryClient = useQueryClient();
  const api = useApi(safetyApi);
  useEffect(() => watchFilterChanged(queryClient, userId), [queryClient, userId]);
  const muted = useQuery(filterListQuery(api, userId, 'muted').options);
  const blocked = useQuery(filterListQuery(api, userId, 'blocked').options);
  const hiddenWords = useQuery(filterListQuery(api, userId, 'hiddenWords').options);
  const hides = useMemo(
    () => ({ ...hidesNothing, ...muted.data, ...blocked.data, ...hiddenWords.data }),
    [muted.data, blocked.data, hiddenWords.data],
  );
  return {
    hides,
    status: { muted: statusOf(muted), blocked: statusOf(blocked), hiddenWords: statusOf(hiddenWords) },
    retry: () => void queryClient.refetchQueries({ queryKey: filterKey(userId) }),
  };
}

function statusOf({
  data,
  errorUpdateCount,
}: {
  readonly data: unknown;
  readonly errorUpdateCount: number;
}): ListStatus {
  if (data !== undefined) return 'ready';
  return errorUpdateCount > 0 ? 'error' : 'loading';
}

/**
 * Notifies the spectator's other tabs that a list has changed. The socket cannot do this, because the tables are not
 * published, so that nobody learns of a block.
 */
export function tellFilterChanged(userId: string): void {
  tellOtherTabs(userId, 'filter');
}

/** Loads the lists again when another tab has changed one. Returns a function that stops it. */
export function watchFilterChanged(queryClient: QueryClient, userId: string): () => void {
  return onChangeInOtherTab(
    userId,
    'filter',
    () => void queryClient.invalidateQueries({ queryKey: filterKey(userId) }),
  );
}

function filterKey(userId: string): QueryKey {
  return privateKey(userId, 'filter');
}

/** One list of people or words that the chats hide from the spectator. A change adds an entry or removes one (CHAT-28). */
export function filterListQuery(api: Pick<SafetyApi, FilterList>, userId: string, list: FilterList) {
  return ledgerQuery<Partial<FilterLists>, FilterChange>({
    queryKey: [...filterKey(userId), list],
    load: async () => {
      switch (list) {
        case 'muted':
          return { muted: await api.muted() };
        case 'blocked':
          return { blocked: await api.blocked() };
        case 'hiddenWords':
          return { hiddenWords: await api.hiddenWords() };
      }
    },
    apply: withFilterChange,
    staleTime: 5 * 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
