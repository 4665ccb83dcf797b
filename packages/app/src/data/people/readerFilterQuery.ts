import { type FilterChange, type ReaderFilter, withFilterChange } from '@tribunen/domain';
import type { SafetyBackend } from '../../backend/safetyBackend.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** Whom and what the chats hide from the signed-in spectator, and what they add to it or take from it (CHAT-28). A failed load is logged. */
export function readerFilterQuery(backend: Pick<SafetyBackend, 'filter'>, userId: string) {
  return ledgerQuery<Omit<ReaderFilter, 'reader'>, FilterChange>({
    queryKey: privateKey(userId, 'filter'),
    load: async () => {
      try {
        return await backend.filter();
      } catch (error) {
        console.error('Could not load what the spectator does not want to see', error);
        throw error;
      }
    },
    apply: withFilterChange,
    staleTime: 5 * 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
