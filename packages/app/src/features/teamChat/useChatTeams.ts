import { builtInTeams, type ChatTeam, chatTeams, compareNames, type Follow, type Team } from '@tribunen/domain';
import { useTeamFaces } from '@tribunen/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { competitionTeamsQuery, useCompetitions } from '../../data/matches/competitionQueries.ts';
import { useFollows, useWaitsForFollows } from '../../data/follows/useFollows.ts';
import { useApi } from '../../services/useApi.ts';

const noFollows: readonly Follow[] = [];

/** The teams that have loaded, and whether those of all competitions have. */
interface ChatTeams {
  readonly teams: readonly ChatTeam[];
  readonly isWhole: boolean;
}

/**
 * The teams that have a chat (CHAT-37): the teams of every competition, and the followed ones. A few built-in teams are
 * used when none can be loaded (COMP-6).
 *
 * @returns null until the follows and the teams of a first competition are loaded
 */
export function useChatTeams(): ChatTeams | null {
  const api = useApi(competitionsApi);
  const { data: follows = noFollows } = useFollows();
  const waitsForFollows = useWaitsForFollows();
  const competitions = useCompetitions('picker');
  const { loaded, isWhole } = useQueries({
    queries: (competitions ?? []).map((competition) => competitionTeamsQuery(api, competition)),
    combine: teamsOf,
  });
  const isWaiting = waitsForFollows || competitions === null || (loaded.length === 0 && !isWhole);
  const faceOf = useTeamFaces();
  return useMemo(() => {
    if (isWaiting) return null;
    // A team is sorted by the name that the reader sees.
    const shownName = (team: ChatTeam): string => faceOf(team, null).name;
    const byName = (a: ChatTeam, b: ChatTeam): number => compareNames(shownName(a), shownName(b));
    return { teams: chatTeams(loaded.length === 0 ? builtInTeams : loaded, follows, byName), isWhole };
  }, [isWaiting, loaded, isWhole, follows, faceOf]);
}

/** The list does not wait for a competition whose load has failed once or waits for the network. */
function teamsOf(
  answers: readonly Pick<
    UseQueryResult<readonly Team[]>,
    'data' | 'fetchStatus' | 'failureCount' | 'errorUpdateCount'
  >[],
) {
  const isLoading = ({ data, fetchStatus, failureCount, errorUpdateCount }: (typeof answers)[number]): boolean =>
    data === undefined && fetchStatus === 'fetching' && failureCount + errorUpdateCount === 0;
  return { loaded: answers.flatMap(({ data }) => data ?? []), isWhole: !answers.some(isLoading) };
}
