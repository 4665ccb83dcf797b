import { StandingsAround, StandingsPanel, type StandingsView } from '@tribunen/ui';
import type { MatchTabProps } from '../lazyTab.tsx';
import {
  type MatchReport,
  hasEnded,
  isOfSeason,
  type Match,
  type MatchEvent,
  osloDayOf,
  type PlayedWhileRunning,
  playedWhileRunning,
  type RoundMatch,
  standingsRound,
  type StandingsType,
  standingTypes,
  tableRule,
} from '@tribunen/domain';
import type { Standings } from '@tribunen/contract';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { homeApi } from '../../../../api/homeApi.ts';
import { matchApi } from '../../../../api/matchApi.ts';
import { seasonApi } from '../../../../api/seasonApi.ts';
import { matchesQuery } from '../../../../data/matches/matchesQuery.ts';
import { isNotThere, matchQuery } from '../../../../data/matches/matchQuery.ts';
import { completeStandingsQuery, earlierMatchesQuery } from '../../../../data/matches/seasonQueries.ts';
import { useFailureMessage } from '../../../../data/useFailureMessage.ts';
import { instantNow } from '../../../../services/instantNow.ts';
import { useApi } from '../../../../services/useApi.ts';
import { useServices } from '../../../../services/useServices.ts';
import { useToday } from '../../../../services/useToday.ts';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';
import { toStandingsTables } from './toStandingsTables.ts';

/** Tabell: the places of the two sides, with the scores of now or of the shown minute. */
export function StandingsTab({ match: { match, events } }: MatchTabProps) {
  return <StandingsPanel view={useStandingsView(match, events)} />;
}

/** The rows of the table around the two sides of a match that has not begun. */
export function PlacesBefore({ match: { match, events } }: MatchTabProps) {
  return <StandingsAround view={useStandingsView(match, events)} />;
}

const nobody: PlayedWhileRunning = new Map();
const noMatches: readonly Match[] = [];
const noRound: readonly RoundMatch[] = [];
const noStandings: readonly Standings[] = [];

/**
 * The tables of a match's competition: with the present scores while its matches run, and at the shown minute for a match of today, the day
 * whose results no later round has followed.
 */
export function useStandingsView(match: Match, events: readonly MatchEvent[]): StandingsView {
  const whyOf = useFailureMessage();
  const [chosen, setChosen] = useState<StandingsType>('TOTAL');
  const day = osloDayOf(match.utcKickoff);
  const isToday = day === useToday();
  const matches = useMatchesOfDay(match, isToday);
  const [played, setPlayed] = useState(nobody);
  const api = useApi(seasonApi);
  const answer = useQuery(
    completeStandingsQuery(api, match.competition, (known) =>
      standingsRound(matches, totalRows(known), played).some((each) => hasEnded(each.match) && !each.isCounted),
    ),
  );
  const standings = useMemo(
    () => (answer.data ?? noStandings).filter(({ season }) => isOfSeason(day, season)),
    [answer.data, day],
  );
  const needsSeason = standings.some(({ group }) => tableRule(match.competition.id, group).first === 'head-to-head');
  const season = useQuery(earlierMatchesQuery(api, needsSeason && isToday ? match.competition : null));
  const noted = playedWhileRunning(played, matches, totalRows(standings));
  if (noted !== played) setPlayed(noted);

  const { backToNow } = useScrubber();
  const minute = useShownMinute((shown) => (isToday ? shown : null));
  const round = useMemo(() => standingsRound(matches, totalRows(standings), played), [matches, standings, played]);
  const others = useTimelines(minute === null ? noRound : round.filter((each) => each.match.id !== match.id));
  const timelines = useMemo(
    () => new Map([[match.id, events], ...others.map((report) => [report.match.id, report.events] as const)]),
    [match.id, events, others],
  );

  const types = standingTypes(standings.filter(({ rows }) => rows.length > 0));
  const [first] = types;
  if (answer.isPending) return { status: 'loading' };
  if (answer.data === undefined && !isNotThere(answer.error)) {
    return { status: 'error', ...whyOf(answer.error), onRetry: () => void answer.refetch() };
  }
  if (first === undefined) return { status: 'empty' };
  const type = types.find((each) => each === chosen) ?? first;
  return {
    status: 'ready',
    competition: match.competition.id,
    types,
    chosenType: type,
    onType: setChosen,
    marked: [match.homeTeam, match.awayTeam],
    leavesOut: standings.some(({ leavesOut }) => leavesOut === true),
    ...toStandingsTables({
      standings,
      type,
      match,
      season: season.data ?? noMatches,
      round,
      minute,
      timelines,
      onNow: backToNow,
    }),
  };
}

/** The matches of the competition on the match's own day, which is today, kept live; none on another day. */
function useMatchesOfDay(match: Match, isToday: boolean): readonly Match[] {
  const services = useServices();
  const api = useApi(homeApi);
  const day = osloDayOf(match.utcKickoff);
  const list = useQuery({ ...matchesQuery(api, day, () => instantNow(services)), enabled: isToday });
  const listed = isToday ? list.data?.matches : undefined;
  return useMemo(() => {
    if (!isToday) return noMatches;
    const known = (listed ?? noMatches).filter(({ competition }) => competition.id === match.competition.id);
    return known.some(({ id }) => id === match.id) ? known : [...known, match];
  }, [isToday, listed, match]);
}

/** The events of the other matches of the round, from which the table at an earlier minute is made. */
function useTimelines(round: readonly RoundMatch[]): readonly MatchReport[] {
  const api = useApi(matchApi);
  return useQueries({ queries: round.map(({ match: { id } }) => matchQuery(api, id)), combine: reportsOf });
}

function reportsOf(results: readonly UseQueryResult<MatchReport>[]): readonly MatchReport[] {
  return results.flatMap(({ data }) => data ?? []);
}

function totalRows(standings: readonly Standings[]) {
  return standings.filter(({ type }) => type === 'TOTAL').flatMap(({ rows }) => rows);
}
