import { emptyOutbox, type Friend, hidesNothing, messageText, scoutComment, type UserId } from '@tribunen/domain';
import { messageId } from '@tribunen/contract';
import { type ChatView, prepareToasts, type ChatActions } from '@tribunen/ui';
import { useEffect, useMemo, useState } from 'react';
import { parse } from 'valibot';
import { isDirect } from '../api/roomsApi.ts';
import { useInvite } from '../data/people/useInvite.ts';
import { useFantasyPlayers } from '../data/fantasy/useFantasyPlayers.ts';
import { useFriends } from '../data/people/useFriends.ts';
import { instantNow } from '../services/instantNow.ts';
import { useServices } from '../services/useServices.ts';
import { useObserved } from '../lib/state/useObserved.ts';
import { askForName } from './askForName.tsx';
import type { ChatRoomPlace } from './ChatRoomPlace.ts';
import { useOutboxSender } from './outbox/useOutboxSender.ts';
import { useChatDraft } from './useChatDraft.ts';
import { useChatFilter } from './useChatFilter.ts';
import { useChatFeed } from './feed/useChatFeed.ts';
import { useChatHistory } from './history/useChatHistory.ts';
import { useChatReader } from './useChatReader.ts';
import { useMessageMenu } from './useMessageMenu.ts';
import { useWritingLimits } from './useWritingLimits.ts';
import { useStableFunction } from '../lib/state/useStableFunction.ts';

const noFriends: readonly Friend[] = [];

interface SpectatorChat extends ChatRoomPlace {
  readonly userId: UserId;
  /** Null for a spectator without a name. */
  readonly name: string | null;
}

/** The view of a chat for a signed-in spectator, who can write in it. */
export function useSpectatorChatView({
  userId,
  name,
  room,
  place,
  isLive,
  events,
  ratingsHref,
}: SpectatorChat): ChatView {
  const services = useServices();
  const [now] = useState(() => () => instantNow(services));
  const shown = useChatHistory(room);
  const known = useFriends(userId);
  const friends = known.status === 'ready' ? known.friends : null;
  const history = shown.status === 'ready' ? shown.history : null;
  const reader = useChatReader(userId, friends, history?.messages);
  const lists = useChatFilter(userId, room, known.status === 'loading');
  const draft = useChatDraft(userId, room);

  const { slowSeconds, shutOut } = useWritingLimits(userId, room);
  const sender = useOutboxSender(room);
  const outbox = useObserved(sender?.outbox ?? null, emptyOutbox);
  // The code of toasts is loaded late. A message that fails without a network needs it loaded already.
  useEffect(() => prepareToasts(), []);

  const { feed, filter } = useChatFeed({
    shown: shown.status === 'ready' && lists.status === 'loading' ? lists : shown,
    outbox,
    reader,
    filter: lists.status === 'ready' ? lists.hides : hidesNothing,
    hidesAll: lists.status === 'ready' && lists.hidesAll,
    events,
    fantasyPlayers: useFantasyPlayers(userId, events.length > 0),
    isLive,
  });
  const invite = useInvite();
  const menuOf = useMessageMenu({ room, userId, reader, history, invite });
  const actions = useStableActions({
    menuOf,
    onRetry: (id) => sender?.retry(id),
    onRemove: (id) => sender?.remove(id),
  });
  return {
    place,
    ratingsHref,
    readerName: name,
    nameDialog: name === null ? askForName : null,
    feed,
    filter: isDirect(room) ? null : filter,
    composer:
      shutOut !== null
        ? { status: 'shut-out', ...shutOut }
        : {
            status: 'open',
            slowSeconds,
            friends: isDirect(room) ? noFriends : (friends ?? noFriends),
            initialDraft: draft.initialDraft,
            pause: outbox.pause,
            isOnline: outbox.isOnline,
            onDraft: draft.keep,
            onSend: ({ text, tagged }, referenceMessageId) => {
              if (sender === null) return false;
              draft.forget();
              sender.write({
                id: parse(messageId, crypto.randomUUID()),
                text: messageText(place.kind === 'player' ? scoutComment(text, place.name) : text),
                taggedUserId: tagged?.id ?? null,
                referenceMessageId,
                writtenAt: now(),
              });
              return true;
            },
          },
    actions,
    now,
  };
}

/** The actions as one object for as long as the chat is open, so that rows do not render again. Its functions call the latest actions. */
function useStableActions(actions: ChatActions): ChatActions {
  const menuOf = useStableFunction(actions.menuOf);
  const onRetry = useStableFunction(actions.onRetry);
  const onRemove = useStableFunction(actions.onRemove);
  return useMemo(() => ({ menuOf, onRetry, onRemove }), [menuOf, onRetry, onRemove]);
}
