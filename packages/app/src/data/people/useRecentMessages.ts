import {
  type DirectMessage,
  type ReadPosition,
  type UserId,
  type UtcInstant,
  type ReadPositionChange,
  withReadPosition,
} from '@tribunen/domain';
import { messagesBackend, type MessagesBackend } from '../../backend/messagesBackend.ts';
import { type LiveRows, useRows } from '../useRows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

const noMessages: readonly DirectMessage[] = [];

interface RecentMessages {
  /** Whether the first load of the messages or of the read positions is under way. */
  readonly isLoading: boolean;
  /** Empty where the messages cannot be loaded. */
  readonly messages: readonly DirectMessage[];
  /** Null where the read positions cannot be loaded: then it is not known which messages are unread. */
  readonly positions: readonly ReadPosition[] | null;
}

/** The messages of the last 24 hours with all friends, and how far the spectator has read each friend, on whichever device. Both are live. */
export function useRecentMessages(reader: UserId): RecentMessages {
  const services = useServices();
  const backend = useBackend(messagesBackend);
  const messages = useRows(recentMessageRows(backend, reader, () => instantNow(services)));
  const positions = useRows(readPositionRows(backend, reader));
  return {
    isLoading: !messages.isFetched || !positions.isFetched,
    messages: messages.data ?? noMessages,
    positions: positions.data ?? null,
  };
}

export function recentMessageRows(
  backend: MessagesBackend,
  reader: UserId,
  now: () => UtcInstant,
): LiveRows<DirectMessage, never> {
  return {
    query: recentMessagesQuery(backend, reader, now),
    subscribe: (listener) => backend.subscribe(reader, listener),
  };
}

export function readPositionRows(backend: MessagesBackend, reader: UserId): LiveRows<ReadPosition, ReadPositionChange> {
  return {
    query: readPositionsQuery(backend, reader),
    subscribe: (listener) => backend.subscribeToReadPositions(reader, listener),
  };
}

/** The messages with all friends of the last 24 hours. A failed load is repeated every 15 s. */
function recentMessagesQuery(backend: Pick<MessagesBackend, 'recent'>, reader: UserId, now: () => UtcInstant) {
  return ledgerQuery<readonly DirectMessage[], never>({
    queryKey: privateKey(reader, 'recent-messages'),
    load: () => backend.recent(reader, now()),
    apply: (messages) => messages,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}

/** How far the spectator has read each friend. A failed load is repeated every 15 s. */
export function readPositionsQuery(backend: Pick<MessagesBackend, 'readPositions'>, reader: UserId) {
  return ledgerQuery<readonly ReadPosition[], ReadPositionChange>({
    queryKey: privateKey(reader, 'read-positions'),
    load: () => backend.readPositions(reader),
    apply: withReadPosition,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
