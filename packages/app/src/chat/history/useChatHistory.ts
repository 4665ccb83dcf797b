import { extendHistory, fillLeftOut, leftOutOf, olderThan, type UtcInstant } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type Room, roomsApi } from '../../api/roomsApi.ts';
import { updateKnown } from '../../data/updateKnown.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useApi } from '../../services/useApi.ts';
import { chatHistoryQuery, chatRows, latestOf, type RoomHistory } from './chatHistoryQuery.ts';
import { readingPlaceOf } from './readingPlaceOf.ts';
import { roomName } from './roomKey.ts';

/** Loads messages that a busy chat has left out before a moment. */
export interface LeftOutLoad {
  readonly before: UtcInstant;
  readonly status: 'loading' | 'error';
}

export type ShownHistory =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      readonly history: RoomHistory;
      readonly older: 'none' | 'more' | 'loading' | 'error';
      onLoadOlder(): void;
      /** The mark whose messages are being loaded, or whose load failed. */
      readonly leftOut: LeftOutLoad | null;
      onLoadLeftOut(before: UtcInstant): void;
      onAtNewest(isAtNewest: boolean): void;
    };

/** The messages of a chat, live, with the older pages to which the reader scrolls up. A toast appears when messages cannot be loaded. */
export function useChatHistory(room: Room): ShownHistory {
  const queryClient = useQueryClient();
  const api = useApi(roomsApi);
  const isAtNewest = readingPlaceOf(queryClient, room);
  // The next reader of the chat begins at its newest message.
  useEffect(() => () => isAtNewest.set(true), [isAtNewest]);
  const rows = chatRows(api, room, isAtNewest.current);
  const { data: history, dataUpdatedAt, error, errorUpdateCount, refetch } = useLiveQuery(rows);
  const [opened] = useState({ dataUpdatedAt, errorUpdateCount });
  const tellNotLoaded = useNotLoadedToast();

  const isMissing = history === undefined && errorUpdateCount > 0;
  // Meanwhile the messages that the device has kept are shown, which may be old.
  const isOutdated = dataUpdatedAt === opened.dataUpdatedAt && errorUpdateCount > opened.errorUpdateCount;
  const tell = useEffectEvent(() => tellNotLoaded(error));
  useEffect(() => {
    if (isMissing || isOutdated) tell();
  }, [isMissing, isOutdated]);

  const [loadingOlder, setLoadingOlder] = useState<'no' | 'yes' | 'error'>('no');
  const onLoadOlder = async (): Promise<void> => {
    const asked = history === undefined ? null : olderThan(history);
    if (asked === null || loadingOlder === 'yes') return;
    setLoadingOlder('yes');
    try {
      const older = await api.older(room, asked);
      updateKnown(queryClient, chatHistoryQuery(api, room), (known) => extendHistory(known, asked, older));
      setLoadingOlder('no');
    } catch (failure) {
      console.error(`Could not load older messages of the chat ${roomName(room)}`, failure);
      tellNotLoaded(failure);
      setLoadingOlder('error');
    }
  };

  const [leftOut, setLeftOut] = useState<LeftOutLoad | null>(null);
  const onLoadLeftOut = async (before: UtcInstant): Promise<void> => {
    if (history === undefined || leftOut?.status === 'loading') return;
    setLeftOut({ before, status: 'loading' });
    try {
      const page = await api.older(room, leftOutOf(history, before));
      updateKnown(queryClient, chatHistoryQuery(api, room), (known) => fillLeftOut(known, before, page));
      setLeftOut(null);
    } catch (failure) {
      console.error(`Could not load left-out messages of the chat ${roomName(room)}`, failure);
      setLeftOut({ before, status: 'error' });
    }
  };

  if (history === undefined) {
    return isMissing ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
  }
  return {
    status: 'ready',
    history,
    older: olderState(history, loadingOlder),
    onLoadOlder: () => void onLoadOlder(),
    leftOut,
    onLoadLeftOut: (before) => void onLoadLeftOut(before),
    onAtNewest: (isThere) => {
      isAtNewest.set(isThere);
      if (isThere) updateKnown(queryClient, chatHistoryQuery(api, room), latestOf);
    },
  };
}

function olderState(history: RoomHistory, loading: 'no' | 'yes' | 'error') {
  if (olderThan(history) === null) return 'none';
  if (loading === 'yes') return 'loading';
  return loading === 'error' ? 'error' : 'more';
}

function useNotLoadedToast(): (error: unknown) => void {
  const { t } = useWords();
  return (error) =>
    toast.failure({
      title: t(($) => $.common.messagesFailed),
      text: t(($) => (error instanceof BackendFailure ? $.common.teamMessagesFailed : $.common.unexpectedError)),
    });
}
