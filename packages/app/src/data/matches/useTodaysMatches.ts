import { type Follow, inPickerOrder } from '@tribunen/domain';
import type { TodaysMatchesView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../api/homeApi.ts';
import { matchPath } from '../../navigation/paths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { useFollows } from '../follows/useFollows.ts';
import { matchesQuery } from './matchesQuery.ts';

const noFollows: readonly Follow[] = [];

/** Today's matches, for the page of an unknown address; none before they have loaded. */
export function useTodaysMatches(): TodaysMatchesView {
  const services = useServices();
  const api = useApi(homeApi);
  const today = useToday();
  const { data } = useQuery(matchesQuery(api, today, () => instantNow(services)));
  const { data: follows = noFollows } = useFollows();
  return { today, matches: inPickerOrder(data?.matches ?? [], follows), hrefOf: matchPath };
}
