import type { TeamDetails } from '@tribunen/contract';
import { normaliseTeam, type TeamId, formOf, type Match, programmeOf, type UtcInstant } from '@tribunen/domain';
import { TeamPage, type TeamProgramme } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { seasonApi } from '../../api/seasonApi.ts';
import { useFollowView } from '../../data/follows/useFollowView.ts';
import { isNotThere } from '../../data/matches/matchQuery.ts';
import { teamMatchesQuery, teamQuery } from '../../data/matches/seasonQueries.ts';
import { toPartView } from '../../data/toPartView.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { matchPath, paths, teamChatPath } from '../../navigation/paths.ts';
import { PlayerCardHost } from '../../playerCard/PlayerCardHost.tsx';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { useTablePlaces } from './useTablePlaces.ts';

/** The page of the team in the address. */
export function TeamPageContainer() {
  const { teamId = '' } = useParams();
  // The provider's team ids are numbers.
  const { id } = normaliseTeam({ id: /^\d+$/.test(teamId) ? teamId : null, name: null });
  return id === null ? (
    <TeamPage view={{ status: 'not-found', resultsHref: paths.results }} />
  ) : (
    <NumberedTeam key={id} id={id} />
  );
}

function NumberedTeam({ id }: { readonly id: TeamId }) {
  const api = useApi(seasonApi);
  const whyOf = useFailureWords();
  const { data, error, refetch } = useQuery(teamQuery(api, id));
  if (data !== undefined) return <KnownTeam id={id} details={data} />;
  if (error === null) return <TeamPage view={{ status: 'loading' }} />;
  return isNotThere(error) ? (
    <TeamPage view={{ status: 'not-found', resultsHref: paths.results }} />
  ) : (
    <TeamPage view={{ status: 'error', message: whyOf(error), onRetry: () => void refetch() }} />
  );
}

function KnownTeam({ id, details }: { readonly id: TeamId; readonly details: TeamDetails }) {
  const services = useServices();
  const api = useApi(seasonApi);
  const whyOf = useFailureWords();
  const { team, venue, coach, competitions, squad } = details;
  const follow = useFollowView({ kind: 'team', team });
  const places = useTablePlaces(id, competitions);
  const matches = useQuery(teamMatchesQuery(api, id));
  const today = useToday();
  return (
    <PlayerCardHost report={null}>
      <TeamPage
        view={{
          status: 'ready',
          team,
          venue,
          coach,
          chatHref: teamChatPath(id),
          follow,
          places,
          programme: toPartView(matches, whyOf, (known) => toTeamProgramme(known, id, instantNow(services))),
          squad: squad.map(({ id: playerId, name, position, shirtNumber }) => ({
            id: playerId,
            name,
            position,
            number: shirtNumber,
            team,
          })),
          today,
          matchHref: (match) => matchPath(match.id),
        }}
      />
    </PlayerCardHost>
  );
}

/** A team's matches and its form (MATCH-32, REPORT-21). */
export function toTeamProgramme(matches: readonly Match[], team: TeamId, now: UtcInstant): TeamProgramme {
  return { ...programmeOf(matches), form: formOf(matches, team, now) };
}
