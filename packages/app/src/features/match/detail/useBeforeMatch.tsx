import {
  formOf,
  hasLineUp,
  headToHead,
  type Match,
  matchLabel,
  type MatchReport,
  type Prediction,
  type PredictionPoll,
  type Team,
  vote,
} from '@tribunen/domain';
import type { BeforeMatchView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seasonApi } from '../../../api/seasonApi.ts';
import { earlierMatchesQuery } from '../../../data/matches/seasonQueries.ts';
import { instantNow } from '../../../services/instantNow.ts';
import { useApi } from '../../../services/useApi.ts';
import { useServices } from '../../../services/useServices.ts';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { matchTabBodies, PlacesBefore } from './matchTabBodies.ts';
import { predictions } from './predictions.ts';

const noVotes: PredictionPoll = { votes: { home: 0, draw: 0, away: 0 }, choice: null };

/** The panels of an upcoming match: the poll, form and earlier meetings, the table, and the line-up. Without a report nothing is loaded for them. */
export function useBeforeMatch(report: MatchReport | null): BeforeMatchView {
  const services = useServices();
  const match = report?.match ?? null;
  const poll = usePoll(match);
  const past = usePast(match);
  const LineUp = matchTabBodies['line-up'];
  return {
    now: () => instantNow(services),
    poll,
    past,
    places: report === null ? null : <PlacesBefore match={report} />,
    lineUp:
      report !== null && (hasLineUp(report.lineUps.home) || hasLineUp(report.lineUps.away)) ? (
        <LineUp match={report} />
      ) : null,
  };
}

/** The poll, which counts only the spectator's own vote, because votes stay on the device. */
function usePoll(match: Match | null): BeforeMatchView['poll'] {
  const kept = useObserved(predictions);
  if (match === null || matchLabel(match).kind !== 'kickoff') return null;
  const { id } = match;
  const choice = kept.get(id);
  const poll = choice === undefined ? noVotes : vote(noVotes, choice);
  return { ...poll, onVote: (chosen: Prediction) => predictions.predict(id, chosen) };
}

/** Form and earlier meetings, from the season of the match's competition: `football-data` with `competitions/{id}/matches`, one call. */
function usePast(match: Match | null): BeforeMatchView['past'] {
  const api = useApi(seasonApi);
  const { data, isError, refetch } = useQuery(earlierMatchesQuery(api, match?.competition ?? null));
  const known = useMemo(() => {
    if (data === undefined || match === null) return null;
    const { homeTeam, awayTeam, utcKickoff } = match;
    const form = ({ id }: Team) => (id === null ? [] : formOf(data, id, utcKickoff));
    const isDecided = homeTeam.id !== null && awayTeam.id !== null;
    return {
      form: { home: form(homeTeam), away: form(awayTeam) },
      meetings: isDecided ? headToHead(data, [homeTeam.id, awayTeam.id], utcKickoff) : [],
    };
  }, [data, match]);
  if (known !== null) return { status: 'ready', ...known };
  return isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
}
