import { hidesNothing } from '@tribunen/domain';
import type { ChatView } from '@tribunen/ui';
import { useState } from 'react';
import { useSignInHref } from '../navigation/useSignInHref.ts';
import { instantNow } from '../services/instantNow.ts';
import { useServices } from '../services/useServices.ts';
import type { ChatRoomPlace } from './ChatRoomPlace.ts';
import { useChatFeed } from './feed/useChatFeed.ts';
import { useChatHistory } from './history/useChatHistory.ts';
import { useChatReader } from './useChatReader.ts';

const noFriends = [] as const;
const noPlayers = [] as const;
const noActions: ChatView['actions'] = { menuOf: () => null, onRetry: () => {}, onRemove: () => {} };

/** The view of a chat for a visitor: every message, with a link to the sign-in in place of the comment box (CHAT-13). */
export function useVisitorChatView({ room, place, isLive, events, ratingsHref }: ChatRoomPlace): ChatView {
  const services = useServices();
  const [now] = useState(() => () => instantNow(services));
  const signInHref = useSignInHref();
  const shown = useChatHistory(room);
  const reader = useChatReader(null, noFriends, shown.status === 'ready' ? shown.history.messages : undefined);
  const { feed, filter } = useChatFeed({
    shown,
    outbox: null,
    reader,
    filter: hidesNothing,
    hidesAll: true,
    events,
    fantasyPlayers: noPlayers,
    isLive,
  });
  return {
    place,
    ratingsHref,
    readerName: null,
    nameDialog: null,
    feed,
    filter,
    composer: { status: 'sign-in', signInHref },
    actions: noActions,
    now,
  };
}
