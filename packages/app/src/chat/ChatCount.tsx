import { type ChatMessage, hidesNothing, isHidden, type ReaderFilter, type UserId } from '@tribunen/domain';
import { MessageCount } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Room, roomsApi } from '../api/roomsApi.ts';
import { useLiveQuery } from '../data/useLiveQuery.ts';
import { useApi } from '../services/useApi.ts';
import { useSession } from '../services/useSession.ts';
import { chatRows } from './history/chatHistoryQuery.ts';
import { readingPlaceOf } from './history/readingPlaceOf.ts';
import { useChatFilter } from './useChatFilter.ts';

interface ChatCountProps {
  readonly room: Room;
}

/**
 * Shows the number of messages that a chat has for its reader, as the chat's first chip counts them, live; nothing
 * until they are loaded. Once they are loaded, the chat opens at once.
 */
export function ChatCount({ room }: ChatCountProps) {
  const session = useSession();
  const messages = useMessages(room);
  if (messages === undefined || session.status === 'loading') return null;
  return session.status === 'signed-in' ? (
    <SpectatorsCount room={room} messages={messages} userId={session.user.id} />
  ) : (
    <Count messages={messages} filter={visitorsFilter} />
  );
}

const visitorsFilter: ReaderFilter = { ...hidesNothing, reader: null };

function useMessages(room: Room): readonly ChatMessage[] | undefined {
  const api = useApi(roomsApi);
  const isAtNewest = readingPlaceOf(useQueryClient(), room);
  return useLiveQuery(chatRows(api, room, isAtNewest.current)).data?.messages;
}

interface CountProps {
  readonly messages: readonly ChatMessage[];
}

function SpectatorsCount({ room, messages, userId }: ChatCountProps & CountProps & { readonly userId: UserId }) {
  const lists = useChatFilter(userId, room);
  const filter = useMemo(
    () => (lists.status === 'loading' ? null : { ...lists.hides, reader: userId }),
    [lists, userId],
  );
  return filter && <Count messages={messages} filter={filter} />;
}

function Count({ messages, filter }: CountProps & { readonly filter: ReaderFilter }) {
  return <MessageCount count={messages.filter((message) => !isHidden(message, filter)).length} />;
}
