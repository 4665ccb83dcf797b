import type { DirectMessage, ReadPosition, UserId } from '@tribunen/domain';
import { messagesBackend } from '../../backend/messagesBackend.ts';
import { useRows } from '../useRows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { readPositionsQuery } from './readPositionsQuery.ts';
import { recentMessagesQuery } from './recentMessagesQuery.ts';

const noMessages: readonly DirectMessage[] = [];

interface RecentMessages {
  /** Whether the first answers are still under way. */
  readonly isLoading: boolean;
  /** Empty where they cannot be loaded. */
  readonly messages: readonly DirectMessage[];
  /** Null where they cannot be loaded: then it is not known what is unread. */
  readonly positions: readonly ReadPosition[] | null;
}

/** The messages of the last 24 hours with all friends, and how far each friend is read: live, here and on other devices. */
export function useRecentMessages(reader: UserId): RecentMessages {
  const services = useServices();
  const backend = useBackend(messagesBackend);
  const messages = useRows({
    query: recentMessagesQuery(backend, reader, () => instantNow(services)),
    subscribe: (listener) => backend.subscribe(listener),
  });
  const positions = useRows({
    query: readPositionsQuery(backend, reader),
    subscribe: (listener) => backend.subscribeToReadPositions(listener),
  });
  return {
    isLoading: !messages.isFetched || !positions.isFetched,
    messages: messages.data ?? noMessages,
    positions: positions.data ?? null,
  };
}
