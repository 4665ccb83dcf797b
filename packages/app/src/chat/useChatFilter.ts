import { type FilterList, type FilterLists, hidesNothing } from '@tribunen/domain';
import { useEffect, useMemo, useState } from 'react';
import { isDirect, type Room } from '../api/roomsApi.ts';
import { useReaderFilter } from '../data/people/useReaderFilter.ts';

/** The milliseconds for which a chat waits for the reader's lists and friends. Then it is shown, filtered by the lists that are loaded. */
const longestWaitMs = 10_000;

/** The lists that apply between two friends, where muting hides nothing (CHAT-28). */
const directLists: readonly FilterList[] = ['blocked', 'hiddenWords'];
const chatLists: readonly FilterList[] = ['muted', ...directLists];

type ChatFilterLists =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly hides: FilterLists;
      /** False while a list is not loaded, so that the chat may show messages which the list would hide. */
      readonly hidesAll: boolean;
    };

/**
 * The people and the words that a chat hides from a spectator. A list that fails or is not answered does not affect the
 * others.
 *
 * @param awaitsFriends whether the friends are still being loaded; the chat waits for them because their messages look
 * different, and would move the messages below
 */
export function useChatFilter(userId: string, room: Room, awaitsFriends = false): ChatFilterLists {
  const { hides, status } = useReaderFilter(userId);
  const isDirectRoom = isDirect(room);
  const ofRoom = useMemo(() => (isDirectRoom ? { ...hides, muted: hidesNothing.muted } : hides), [hides, isDirectRoom]);
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitOver(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const statuses = (isDirectRoom ? directLists : chatLists).map((list) => status[list]);
  if ((awaitsFriends || statuses.includes('loading')) && !isWaitOver) return { status: 'loading' };
  return { status: 'ready', hides: ofRoom, hidesAll: statuses.every((each) => each === 'ready') };
}
