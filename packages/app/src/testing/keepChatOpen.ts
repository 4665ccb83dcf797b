import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Room, RoomsBackend } from '../backend/roomsBackend.ts';
import { chatRows, type RoomHistory } from '../chat/chatHistoryQuery.ts';
import { mergeRows } from '../rows/mergeRows.ts';

/** A chat that is kept open, as a screen does that shows it. */
interface OpenChat {
  /** Undefined until it is loaded. */
  history(): RoomHistory | undefined;
  end(): void;
}

/** Holds a chat in view, live. */
export function keepChatOpen(
  queryClient: QueryClient,
  backend: Pick<RoomsBackend, 'latest' | 'subscribe'>,
  room: Room,
): OpenChat {
  const rows = chatRows(backend, room);
  const observer = new QueryObserver(queryClient, rows.query.options);
  const ends = [
    observer.subscribe(() => {
      // What is seen is read from the cache.
    }),
    mergeRows(queryClient, rows),
  ];
  return {
    history: () => observer.getCurrentResult().data,
    end: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

/** Lets queries load again by themselves, as in a browser: outside one react-query takes itself for a server. Returns what ends it. */
export function loadAgainLikeABrowser(): () => void {
  environmentManager.setIsServer(() => false);
  return () => environmentManager.setIsServer(() => typeof window === 'undefined');
}
