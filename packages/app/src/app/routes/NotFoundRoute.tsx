import { NotFoundScreen, TodaysMatches } from '@tribunen/ui';
import { useTodaysMatches } from '../../data/matches/useTodaysMatches.ts';
import { paths } from '../../navigation/paths.ts';

/** The screen for an unknown address. */
export function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.results} matches={<TodaysMatches view={useTodaysMatches()} />} />;
}
