import {
  cacheLifetime,
  cadence,
  type CompetitionCode,
  type Follow,
  instantAt,
  dayChangePlan,
  dayStrip,
  firstLoadPlan,
  isLive,
  type MatchId,
  type OsloDay,
  parseOsloDay,
  preloadPlan,
} from '@tribunen/domain';
import { ResultsScreen } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { instantNow } from '../../house/instantNow.ts';
import { useHouse } from '../../house/useHouse.ts';
import { useLiveLink } from '../../live/useLiveLink.ts';
import { followsQuery } from '../../queries/followsQuery.ts';
import { matchesQuery } from '../../queries/matchesQuery.ts';
import { dayParameter, keepDemo, matchPath, paths } from '../../routes/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { type DayState, toResultsView } from './toResultsView.ts';
import { toggled } from './toggled.ts';
import { useFilteredRefresh } from './useFilteredRefresh.ts';
import { useFlashes } from './useFlashes.ts';
import { useSpinner } from './useSpinner.ts';
import { useToday } from './useToday.ts';

const noFollows: readonly Follow[] = [];

/** The results screen on the chosen day, kept up to date. */
export function ResultsContainer() {
  const house = useHouse();
  const { backend, prefetcher } = house;
  const session = useSession();
  const link = useLiveLink();
  const today = useToday();
  const { search } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const day = parseOsloDay(parameters.get(dayParameter)) ?? today;

  const list = useQuery({
    ...matchesQuery(backend, day, instantNow(house)),
    // While the link is down, matches in play are loaded as often as their list goes stale.
    refetchInterval: ({ state }) =>
      link === 'down' && state.data?.some(isLive) === true && cacheLifetime(day, today).freshMs,
  });
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const following = useQuery({ ...followsQuery(backend, userId ?? ''), enabled: userId !== null });
  // Without an account there is nothing to follow; follows that cannot be loaded leave every match among the others.
  const follows = session.status === 'signed-out' || following.isError ? noFollows : (following.data ?? null);

  const matches = list.data ?? null;
  const flashes = useFlashes(matches);
  const waiting = matches === null && !list.isError;
  const spinner = useSpinner(
    waiting || follows === null,
    day === today ? cadence.results.spinnerToday : cadence.results.spinnerOtherDay,
  );

  const competitions = useMemo(
    () => (follows ?? []).filter((follow) => follow.entityType === 'competition').map((follow) => follow.entityId),
    [follows],
  );
  useFilteredRefresh(day, day === today && matches !== null, competitions);

  const firstDay = useRef(day);
  const loaded = matches !== null;
  useEffect(() => {
    if (!loaded) return;
    prefetcher.run(day === firstDay.current ? [...firstLoadPlan(day), ...preloadPlan(today)] : dayChangePlan(day));
  }, [prefetcher, day, today, loaded]);
  useEffect(() => () => prefetcher.stop(), [prefetcher]);

  const onSelectDay = useCallback(
    (chosen: OsloDay) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (chosen === today) after.delete(dayParameter);
        else after.set(dayParameter, chosen);
        return after;
      }),
    [setParameters, today],
  );
  const matchHref = useCallback((id: MatchId) => keepDemo(matchPath(id), search), [search]);

  const [collapsed, setCollapsed] = useState<ReadonlySet<CompetitionCode>>(new Set());
  const [othersCollapsed, setOthersCollapsed] = useState<ReadonlySet<CompetitionCode>>(new Set());
  const [othersOpen, setOthersOpen] = useState(false);
  // The same functions at every render, so that no card and no section is drawn again for them.
  const onToggleSection = useCallback((code: CompetitionCode) => setCollapsed((before) => toggled(before, code)), []);
  const onToggleOtherSection = useCallback(
    (code: CompetitionCode) => setOthersCollapsed((before) => toggled(before, code)),
    [],
  );

  const dayState: DayState =
    matches !== null
      ? { status: 'loaded', matches, staleSince: list.isError ? instantAt(list.dataUpdatedAt) : null }
      : list.isError
        ? { status: 'failed' }
        : { status: 'loading' };

  const view = toResultsView(
    {
      frame: { day, today, days: dayStrip(today, day), onSelectDay, link },
      day: dayState,
      follows,
      spinner,
      flashes,
      collapsed,
      othersCollapsed,
      othersOpen,
      now: instantNow(house),
      chooseHref: keepDemo(paths.follows, search),
    },
    {
      onRetry: () => void list.refetch(),
      onToggleSection,
      onToggleOtherSection,
      onToggleOthers: () => setOthersOpen((open) => !open),
      matchHref,
    },
  );
  return <ResultsScreen view={view} />;
}
