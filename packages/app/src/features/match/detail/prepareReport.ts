import { toMatchId } from '@tribunen/domain';
import { matchApi } from '../../../api/matchApi.ts';
import { matchQuery } from '../../../data/matches/matchQuery.ts';
import { prefetch } from '../../../data/prefetch.ts';
import { matchTabParameter, paths } from '../../../navigation/paths.ts';
import type { AppServices } from '../../../services/AppServices.ts';
import { loadNamedTab } from './matchTabBodies.ts';

/** Begins to load the report of the match in an address, and the code of its tab. */
export async function prepareReport(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { access, queryClient }: Pick<AppServices, 'access' | 'queryClient'>,
): Promise<void> {
  const id = toMatchId(pathname.slice(paths.match.length + 1).replace(/\/+$/, ''));
  await Promise.all([
    prefetch(queryClient, matchQuery(matchApi.of(access), id)),
    loadNamedTab(new URLSearchParams(search).get(matchTabParameter)),
  ]);
}
