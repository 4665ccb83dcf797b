import {
  type DirectMessage,
  type ReadPosition,
  type UserId,
  type UtcInstant,
  type ReadPositionChange,
  withReadPosition,
} from '@tribunen/domain';
import { messagesApi, type MessagesApi } from '../../api/messagesApi.ts';
import { type LiveRows, useRows } from '../useRows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

const noMessages: readonly DirectMessage[] = [];

interface RecentMessages {
  /** Whether the first load of the messages or of the read positions is under way. */
  readonly isLoading: boolean;
  /** Empty when the messages cannot be loaded. */
  readonly messages: readonly DirectMessage[];
  /** Null when the read positions cannot be loaded, so that it is unknown which messages are unread. */
  readonly positions: readonly ReadPosition[] | null;
}

/**
 * The messages of the last 24 hours with all friends, and how far the spectator has read each friend's messages on any
 * device. Both are live.
 */
export function useRecentMessages(reader: UserId): RecentMessages {
  const services = useServices();
  const api = useApi(messagesApi);
  const messages = useRows(recentMessageRows(api, reader, () => instantNow(services)));
  const positions = useRows(readPositionRows(api, reader));
  return {
    isLoading: !messages.isFetched || !positions.isFetched,
    messages: messages.data ?? noMessages,
    positions: positions.data ?? null,
  };
}

export function recentMessageRows(
  api: MessagesApi,
  reader: UserId,
  now: () => UtcInstant,
): LiveRows<DirectMessage, never> {
  return {
    query: recentMessagesQuery(api, reader, now),
    subscribe: (listener) => api.subscribe(reader, listener),
  };
}

export function readPositionRows(api: MessagesApi, reader: UserId): LiveRows<ReadPosition, ReadPositionChange> {
  return {
    query: readPositionsQuery(api, reader),
    subscribe: (listener) => api.subscribeToReadPositions(reader, listener),
  };
}

/** The messages with all friends of the last 24 hours. A failed load is repeated every 15 s. */
function recentMessagesQuery(api: Pick<MessagesApi, 'recent'>, reader: UserId, now: () => UtcInstant) {
  return ledgerQuery<readonly DirectMessage[], never>({
    queryKey: privateKey(reader, 'recent-messages'),
    load: () => api.recent(reader, now()),
    apply: (messages) => messages,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}

/** How far the spectator has read each friend's messages. A failed load is repeated every 15 s. */
export function readPositionsQuery(api: Pick<MessagesApi, 'readPositions'>, reader: UserId) {
  return ledgerQuery<readonly ReadPosition[], ReadPositionChange>({
    queryKey: privateKey(reader, 'read-positions'),
    load: () => api.readPositions(reader),
    apply: withReadPosition,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
