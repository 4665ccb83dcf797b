import type { Scorer } from '@tribunen/contract';
import { type Competition, currentRound, type Match, roundsOf, allowList } from '@tribunen/domain';
import { CompetitionPage, type RoundsView, type ListedScorer } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { seasonApi } from '../../api/seasonApi.ts';
import { useFollowView } from '../../data/follows/useFollowView.ts';
import { useCompetitions } from '../../data/matches/competitionQueries.ts';
import { isNotThere } from '../../data/matches/matchQuery.ts';
import { competitionMatchesQuery, scorersQuery } from '../../data/matches/seasonQueries.ts';
import { toPartView } from '../../data/toPartView.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { matchPath, paths, roundParameter, teamPath } from '../../navigation/paths.ts';
import { PlayerCardHost } from '../../playerCard/PlayerCardHost.tsx';
import { useApi } from '../../services/useApi.ts';
import { useToday } from '../../services/useToday.ts';
import { CompetitionTable } from './CompetitionTable.tsx';

const noMatches: readonly Match[] = [];

/** The page of the competition in the address. */
export function CompetitionPageContainer() {
  const { code = '' } = useParams();
  const competition = useCompetition(code);
  if (competition === undefined) return <CompetitionPage view={{ status: 'loading' }} />;
  if (competition === null) return <NotFound />;
  return <KnownCompetition key={competition.id} competition={competition} />;
}

function NotFound() {
  return <CompetitionPage view={{ status: 'not-found', resultsHref: paths.results }} />;
}

function KnownCompetition({ competition }: { readonly competition: Competition }) {
  const api = useApi(seasonApi);
  const whyOf = useFailureWords();
  const follow = useFollowView({ kind: 'competition', competition });
  const matches = useQuery(competitionMatchesQuery(api, competition));
  const scorers = useQuery(scorersQuery(api, competition));
  const toRounds = useRounds();
  const today = useToday();
  // The app offers competitions that the provider's plan leaves out.
  if (matches.error !== null && isNotThere(matches.error)) return <NotFound />;
  return (
    <PlayerCardHost report={null}>
      <CompetitionPage
        view={{
          status: 'ready',
          competition,
          follow,
          table: (
            <CompetitionTable
              competition={competition}
              matches={matches.isPending ? null : (matches.data ?? noMatches)}
            />
          ),
          rounds: toPartView(matches, whyOf, toRounds),
          scorers: toPartView(scorers, whyOf, toListedScorers),
          leavesScorersOut: matches.data?.some(({ isHidden }) => isHidden === true) ?? false,
          today,
          matchHref: (match) => matchPath(match.id),
          teamHref: ({ id }) => (id === null ? null : teamPath(id)),
        }}
      />
    </PlayerCardHost>
  );
}

/** The rounds, of which the one in the address is shown, or otherwise the current one (COMP-9). */
function useRounds(): (matches: readonly Match[]) => RoundsView | null {
  const [search, setSearch] = useSearchParams();
  const named = search.get(roundParameter);
  return (matches) => {
    const rounds = roundsOf(matches);
    const shown = rounds.find(({ key }) => key === named) ?? currentRound(rounds);
    if (shown === null) return null;
    return {
      rounds,
      shown,
      onShow: (key) =>
        setSearch(
          (before) => {
            const after = new URLSearchParams(before);
            after.set(roundParameter, key);
            return after;
          },
          { replace: true },
        ),
    };
  };
}

/** The scorers with their places. Scorers with the same number of goals share a place. */
export function toListedScorers(scorers: readonly Scorer[]): ListedScorer[] {
  return scorers.map(({ player: { id, name, position, shirtNumber }, team, goals, assists, penalties }) => ({
    place: 1 + scorers.filter((other) => other.goals > goals).length,
    player: { id, name, position, number: shirtNumber, team },
    team,
    goals,
    assists,
    penalties,
  }));
}

/**
 * The competition with a code, from the backend's list, or otherwise from the app's own (COMP-1). Undefined while the
 * list loads, null for a code that no competition has.
 */
export function useCompetition(code: string): Competition | null | undefined {
  const listed = useCompetitions('picker');
  const wanted = code.trim().toUpperCase();
  if (listed === null) return undefined;
  const offered = allowList.find((each) => each.code === wanted);
  return (
    listed.find(({ id }) => id === wanted) ??
    (offered === undefined ? null : { id: offered.code, dbId: offered.dbId, name: offered.name, emblem: null })
  );
}
