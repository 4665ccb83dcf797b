import { type Follow, inPickerOrder, type MatchId } from '@tribunen/domain';
import type { MatchPickerView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeBackend } from '../../backend/homeBackend.ts';
import { matchesQuery } from '../../queries/matchesQuery.ts';
import { useFollows } from '../../queries/useFollows.ts';
import { matchChatPath } from '../../routes/paths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';

const noFollows: readonly Follow[] = [];

/** Today's matches to pick from, kept live (MATCH-30). */
export function useMatchPicker(chosen: MatchId | null): MatchPickerView {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const list = useQuery(matchesQuery(backend, useToday(), () => instantNow(services)));
  const { data: follows = noFollows } = useFollows();
  const listed = list.data?.matches;
  const matches = useMemo(() => listed && inPickerOrder(listed, follows), [listed, follows]);
  if (matches !== undefined) return { status: 'ready', matches, chosen, hrefOf: matchChatPath };
  return list.isError ? { status: 'error', onRetry: () => void list.refetch() } : { status: 'loading' };
}
