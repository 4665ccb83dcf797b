import { type ChatItem, hidesNothing, type Outbox } from '@tribunen/domain';
import type { Delivery } from '@tribunen/ui';
import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Room, RoomsApi } from '../api/roomsApi.ts';
import { ChatItems } from '../chat/feed/ChatItems.ts';
import { chatRows, type RoomHistory } from '../chat/history/chatHistoryQuery.ts';
import { toChatFeed } from '../chat/feed/toChatFeed.ts';
import { mergeRows } from '../data/mergeRows.ts';

interface ShownMessage {
  readonly item: ChatItem;
  /** Null once the message is stored. */
  readonly delivery: Delivery | null;
}

/** A chat that is open, as on a screen. */
interface OpenChat {
  /** Undefined until the chat is loaded. */
  history(): RoomHistory | undefined;
  /** The messages as a screen shows them to a reader without friends who hides nothing; none until they are loaded. */
  shown(outbox: Outbox): readonly ShownMessage[];
  end(): void;
}

/** Opens a chat and keeps it live. */
export function keepChatOpen(
  queryClient: QueryClient,
  api: Pick<RoomsApi, 'mode' | 'latest' | 'subscribe'>,
  room: Room,
): OpenChat {
  const rows = chatRows(api, room);
  const observer = new QueryObserver(queryClient, rows.query.options);
  const ends = [
    observer.subscribe(() => {
      // The test reads the messages from the cache.
    }),
    mergeRows(queryClient, rows),
  ];
  const items = new ChatItems();
  const history = (): RoomHistory | undefined => observer.getCurrentResult().data;
  return {
    history,
    shown: (outbox) => {
      const loaded = history();
      if (loaded === undefined) return [];
      const { lines, deliveries } = toChatFeed({
        history: loaded,
        outbox,
        reader: { id: null, friends: new Map(), profiles: new Map() },
        filter: hidesNothing,
        chosen: 'all',
        events: [],
        fantasyPlayers: [],
        isLive: false,
        items,
      });
      return lines.flatMap((line) =>
        line.kind === 'message' ? [{ item: line.item, delivery: deliveries.get(line.item.id) ?? null }] : [],
      );
    },
    end: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

/** Lets queries load again by themselves, as in a browser: outside a browser TanStack Query never does. Returns a function that ends it. */
export function loadAgainLikeABrowser(): () => void {
  environmentManager.setIsServer(() => false);
  return () => environmentManager.setIsServer(() => typeof window === 'undefined');
}
