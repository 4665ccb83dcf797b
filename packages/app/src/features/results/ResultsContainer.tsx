import {
  cadence,
  type DayFilter,
  type Follow,
  type MatchId,
  dayStrip,
  type OsloDay,
  nextMatchDay,
  parseDayFilter,
  parseOsloDay,
} from '@tribunen/domain';
import { type LateCode, ResultsScreen, useHasPane } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeApi } from '../../api/homeApi.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { matchesKey, matchesQuery } from '../../data/matches/matchesQuery.ts';
import { showsKeptList } from '../../lib/keptList/keptListAttribute.ts';
import { useLoaded } from '../../lib/loading/useLoaded.ts';
import { untilLoaded } from '../../lib/loading/untilLoaded.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { useGoalLights } from '../../live/useGoalLights.ts';
import { dayParameter, filterParameter, matchPath, paths } from '../../navigation/paths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { useToday } from '../../services/useToday.ts';
import { type DayState, type FollowsState, toResultsView } from './toResultsView.ts';
import { useListedMatches } from './useListedMatches.ts';
import { useMatchDays } from './useMatchDays.ts';
import { usePaneMatch } from './usePaneMatch.ts';
import { useFilteredRefresh } from './useFilteredRefresh.ts';
import { useResultsParts } from './useResultsParts.ts';

const noFollows: readonly Follow[] = [];
/** How long loaded matches wait for the follows before they are shown without them. */
const followsPatienceMs = 3000;

/** Shows a match beside the list. */
type Pane = ComponentType<{ readonly chosen: MatchId | null }>;

interface ResultsContainerProps {
  /** The pane's code is loaded when the list is shown and the window is wide enough. */
  readonly pane: LateCode<Pane>;
}

/** The results screen on the chosen day, kept up to date. */
export function ResultsContainer({ pane }: ResultsContainerProps) {
  const services = useServices();
  const { prefetcher: deferredPrefetcher, sections } = useResultsParts();
  const prefetcher = useLoaded(deferredPrefetcher);
  const api = useApi(homeApi);
  const session = useSession();
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const day = parseOsloDay(parameters.get(dayParameter)) ?? today;

  const list = useQuery(matchesQuery(api, day, () => instantNow(services)));
  const following = useFollows();

  const matches = useListedMatches(day, today, list.data?.matches ?? null);
  const flashes = useGoalLights();
  const patient = !useDelay(matches !== null, followsPatienceMs);
  const follows: FollowsState =
    session.status === 'signed-out'
      ? { status: 'ready', follows: noFollows }
      : following.data !== undefined
        ? { status: 'ready', follows: following.data }
        : { status: following.isError || !patient ? 'error' : 'loading' };
  const spinner = useDelay(
    (matches === null && !list.isError) || follows.status === 'loading',
    day === today ? cadence.results.spinnerToday : cadence.results.spinnerOtherDay,
  );

  const followed = following.data ?? noFollows;
  const competitions = useMemo(
    () => followed.filter((follow) => follow.entityType === 'competition').map((follow) => follow.entityId),
    [followed],
  );
  useFilteredRefresh(day, day === today && matches !== null, competitions);

  const firstDay = useRef(day);
  const loaded = matches !== null;
  useEffect(() => {
    if (loaded) prefetcher?.around(day, day === firstDay.current);
  }, [prefetcher, day, loaded]);
  useEffect(() => {
    if (loaded) prefetcher?.onArrival(today);
  }, [prefetcher, today, loaded]);
  useEffect(() => () => prefetcher?.stop(), [prefetcher]);

  const onSelectDay = useCallback(
    (chosen: OsloDay) => {
      // Choosing the shown day again adds no history entry.
      if (chosen === day) return;
      setParameters((before) => {
        const after = new URLSearchParams(before);
        after.delete(filterParameter);
        if (chosen === today) after.delete(dayParameter);
        else after.set(dayParameter, chosen);
        return after;
      });
    },
    [setParameters, day, today],
  );
  const filter = parseDayFilter(parameters.get(filterParameter));
  const onFilter = useCallback(
    (chosen: DayFilter) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (chosen === 'all') after.delete(filterParameter);
          else after.set(filterParameter, chosen);
          return after;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const days = useMemo(() => dayStrip(today, day), [today, day]);
  const hasMatch = useMatchDays(days, followed);
  const matchDays = useMemo(() => new Set(days.filter((each) => hasMatch.get(each))), [days, hasMatch]);
  const [isAtOnce] = useState(() => showsKeptList(document));
  const open = useObserved(sections);
  // The pane appears after the first list, and stays while another day loads.
  const [listStands, setListStands] = useState(false);
  const hasPane = useHasPane();
  const Pane = usePane(pane, hasPane && listStands);
  const chosen = usePaneMatch(day, matches, follows.status === 'loading' ? null : followed);

  const nextDay = nextMatchDay(day, days, (each) => hasMatch.get(each));
  const nextMatches =
    nextDay === null ? [] : (services.queryClient.getQueryData<DayList>(matchesKey(nextDay))?.matches ?? []);
  const ownTeams = useMemo(
    () => new Set(followed.filter((follow) => follow.entityType === 'team').map((follow) => follow.entityId)),
    [followed],
  );

  const dayState: DayState =
    matches !== null
      ? { status: 'ready', matches, staleSince: list.data?.reloadFailed === true ? list.data.loadedAt : null }
      : list.isError
        ? { status: 'error' }
        : { status: 'loading' };

  const view = toResultsView(
    {
      frame: { day, today, days, onSelectDay, matchDays },
      day: dayState,
      follows,
      spinner,
      flashes,
      ...open,
      now: () => instantNow(services),
      product: services.config.productName,
      chooseHref: paths.follows,
      chosen: Pane && chosen,
      filter,
      nextDay,
      nextMatches,
      ownTeams,
    },
    {
      onRetry: () => {
        void list.refetch();
        if (following.isError) void following.refetch();
      },
      onToggleSection: sections.toggleFollowed,
      onToggleOtherSection: sections.toggleOther,
      onShowOthers: sections.showOthers,
      onFilter,
      matchHref: matchPath,
    },
  );
  const isListed = view.status !== 'loading';
  useEffect(() => {
    if (isListed) startTransition(() => setListStands(true));
  }, [isListed]);
  return <ResultsScreen view={view} pane={Pane && <Pane chosen={chosen} />} isAtOnce={isAtOnce} />;
}

/** The pane, when its code has loaded; null until then, and when there is no room for it. */
function usePane(pane: LateCode<Pane>, isWanted: boolean): Pane | null {
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    void untilLoaded(pane, end.signal);
    return () => end.abort();
  }, [pane, isWanted]);
  const loading = useDeferredValue(useObserved(pane));
  return isWanted && loading.status === 'ready' ? loading.code : null;
}

/** True once `waiting` has lasted `delayMs`, false as soon as it ends, so that a quick answer never shows a spinner. */
function useDelay(waiting: boolean, delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [waiting, delayMs]);
  return waiting && passed;
}
