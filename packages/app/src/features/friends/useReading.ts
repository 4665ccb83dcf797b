import { readPosition, type ReadPosition, type ReadPositionChange } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { messagesApi } from '../../api/messagesApi.ts';
import { roomsApi } from '../../api/roomsApi.ts';
import type { Correspondents } from '../../api/messagesApi.ts';
import { useChange } from '../../data/useChange.ts';
import { chatHistoryQuery } from '../../chat/history/chatHistoryQuery.ts';
import { readPositionsQuery } from '../../data/people/useRecentMessages.ts';
import { useApi } from '../../services/useApi.ts';

/**
 * Saves how far the reader has read a friend's messages (CHAT-30). If a save fails, the messages stay unread until the
 * next message or the next visit to the conversation saves again.
 *
 * @param isShown whether the newest messages are on the screen
 */
export function useReading(room: Correspondents, isShown: boolean): void {
  const { reader, friend } = room;
  const api = useApi(messagesApi);
  const isVisible = usePageVisible();
  const { options } = chatHistoryQuery(useApi(roomsApi), room);
  // This hook loads nothing itself: the chat loads the history, and the list of friends the positions.
  const { data: history } = useQuery({ ...options, enabled: false });
  const positions = readPositionsQuery(api, reader);
  const { data: known } = useQuery({ ...positions.options, enabled: false });
  const save = useChange<readonly ReadPosition[], ReadPositionChange>({
    query: positions,
    call: ({ friendId, readUntil }) => api.saveReadPosition(friendId, readUntil),
    // Nothing more is needed: the unread mark has reappeared, and `useChange` has logged the reason.
    onFailed: () => {},
  });

  const before = known?.find(({ friendId }) => friendId === friend)?.readUntil;
  const until =
    isShown && isVisible && known !== undefined ? readPosition(history?.messages ?? [], friend, before) : null;
  const tried = useRef<string | null>(null);
  const read = useEffectEvent(() => {
    if (until === null || until === tried.current) return;
    tried.current = until;
    save({ friendId: friend, readUntil: until });
  });
  useEffect(() => read(), [until]);
}

/** Whether the tab is in the foreground. */
function usePageVisible(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible');
}

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
