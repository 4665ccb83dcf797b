import { type MatchId, type OsloDay, type Follow, inPickerOrder } from '@tribunen/domain';
import { MatchPicker, type MatchPickerView } from '@tribunen/ui';
import { matchChatPath, matchPath } from '../../navigation/paths.ts';
import { useToday } from '../../services/useToday.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeApi } from '../../api/homeApi.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { useFollows, useWaitsForFollows } from '../../data/follows/useFollows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

/** Today's matches on the match screen, for a change to another match. */
export function MatchPickerContainer({ chosen }: { readonly chosen: MatchId | null }) {
  return <MatchPicker view={useMatchPicker(useToday(), chosen, matchChatPath)} />;
}

/** The matches of a day beside an opened match, for a change to another match. */
export function DayMatchesContainer({ day, chosen }: { readonly day: OsloDay; readonly chosen: MatchId | null }) {
  return <MatchPicker view={useMatchPicker(day, chosen, matchPath)} />;
}

const noFollows: readonly Follow[] = [];

/**
 * A day's matches to choose from, kept live (MATCH-30).
 *
 * @param hrefOf returns the address of a match
 */
function useMatchPicker(day: OsloDay, chosen: MatchId | null, hrefOf: (id: MatchId) => string): MatchPickerView {
  const services = useServices();
  const api = useApi(homeApi);
  const list = useQuery(matchesQuery(api, day, () => instantNow(services)));
  const { data: follows = noFollows } = useFollows();
  const listed = list.data?.matches;
  const isAwaited = useWaitsForFollows();
  const matches = useMemo(
    () => (isAwaited ? undefined : listed && inPickerOrder(listed, follows)),
    [isAwaited, listed, follows],
  );
  if (matches !== undefined) return { status: 'ready', matches, chosen, hrefOf };
  return list.isError ? { status: 'error', onRetry: () => void list.refetch() } : { status: 'loading' };
}
