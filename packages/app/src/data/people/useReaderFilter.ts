import { type ReaderFilter, type FilterChange, withFilterChange } from '@tribunen/domain';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { safetyBackend, type SafetyBackend } from '../../backend/safetyBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

const storage = new SafeStorage(() => localStorage);

/** Whom and what the chats hide from the signed-in spectator. It is loaded again when another tab has changed it (`tellFilterChanged`). */
export function useReaderFilter(userId: string): UseQueryResult<Omit<ReaderFilter, 'reader'>> {
  const queryClient = useQueryClient();
  const backend = useBackend(safetyBackend);
  useEffect(() => {
    const { queryKey } = readerFilterQuery(backend, userId);
    const follow = ({ key }: StorageEvent): void => {
      if (key === filterKey(userId)) void queryClient.invalidateQueries({ queryKey });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [queryClient, backend, userId]);
  return useQuery(readerFilterQuery(backend, userId).options);
}

/** Tells the spectator's other tabs that the filter has changed: its tables are not published, so that nobody learns of a block. */
export function tellFilterChanged(userId: string): void {
  storage.setItem(filterKey(userId), crypto.randomUUID());
}

function filterKey(userId: string): string {
  return privateStorageKey(userId, 'filter-changed');
}

/** Whom and what the chats hide from the signed-in spectator, and what they add to it or take from it (CHAT-28). */
export function readerFilterQuery(backend: Pick<SafetyBackend, 'filter'>, userId: string) {
  return ledgerQuery<Omit<ReaderFilter, 'reader'>, FilterChange>({
    queryKey: privateKey(userId, 'filter'),
    load: () => backend.filter(),
    apply: withFilterChange,
    staleTime: 5 * 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
