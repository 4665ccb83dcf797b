import { usePresence } from '../../live/presence/usePresence.ts';
import type { Match, MatchId } from '@tribunen/domain';
import type { MatchFailure } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchApi } from '../../api/matchApi.ts';
import { useApi } from '../../services/useApi.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { isNotThere, matchQuery } from '../../data/matches/matchQuery.ts';
import { useListedMatch } from '../../data/matches/useListedMatch.ts';
import { whyFailed } from './whyFailed.ts';

export type OpenMatch =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly why: MatchFailure; onRetry(): void }
  | { readonly status: 'not-found' }
  | { readonly status: 'ready'; readonly match: Match };

/**
 * The open match, kept live: from its day's list, or loaded separately when no loaded list contains it.
 *
 * @param id null until a match is chosen
 * @param isOpened whether the spectator has opened the match, so that presence announces it to friends; false for a
 * match that the app has chosen
 */
export function useOpenMatch(id: MatchId | null, isOpened: boolean): OpenMatch {
  const room = useLiveConnection();
  const presence = usePresence();
  const api = useApi(matchApi);
  const listed = useListedMatch(id);
  const alone = useQuery(matchQuery(api, listed === null ? id : null));
  useEffect(() => (id === null ? undefined : room?.feed.watchMatch(id)), [room, id]);
  useEffect(() => (id === null || !isOpened ? undefined : presence?.showMatch(id)), [presence, id, isOpened]);

  const match = listed ?? alone.data?.match;
  if (match !== undefined) return { status: 'ready', match };
  if (!alone.isError) return { status: 'loading' };
  const { error, refetch } = alone;
  return isNotThere(error)
    ? { status: 'not-found' }
    : { status: 'error', why: whyFailed(error), onRetry: () => void refetch() };
}
