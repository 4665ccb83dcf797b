import type { DirectMessage, UserId, UtcInstant } from '@tribunen/domain';
import type { MessagesBackend } from '../../backend/messagesBackend.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The messages with all friends of the last 24 hours. A failed load is logged, and repeated every 15 s. */
export function recentMessagesQuery(backend: Pick<MessagesBackend, 'recent'>, reader: UserId, now: () => UtcInstant) {
  return ledgerQuery<readonly DirectMessage[], never>({
    queryKey: privateKey(reader, 'recent-messages'),
    load: async () => {
      try {
        return await backend.recent(reader, now());
      } catch (error) {
        console.error('Could not load the recent messages', error);
        throw error;
      }
    },
    apply: (messages) => messages,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
