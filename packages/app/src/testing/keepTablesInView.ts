import type { Standings } from '@tribunen/contract';
import type { Competition } from '@tribunen/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { SeasonApi } from '../api/seasonApi.ts';
import { completeStandingsQuery } from '../data/matches/seasonQueries.ts';

interface TablesInView {
  /** Undefined until they are loaded. */
  tables(): readonly Standings[] | undefined;
  end(): void;
}

/** Observes the tables of a competition, and loads them again and again, as a screen does while they lack a result. */
export function keepTablesInView(
  queryClient: QueryClient,
  api: Pick<SeasonApi, 'standings'>,
  competition: Pick<Competition, 'id' | 'dbId'>,
): TablesInView {
  const observer = new QueryObserver(
    queryClient,
    completeStandingsQuery(api, competition, () => true),
  );
  const end = observer.subscribe(() => {
    // The test reads the tables from the observer.
  });
  return { tables: () => observer.getCurrentResult().data, end };
}
