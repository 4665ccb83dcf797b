import { builtInTeams, type ChatTeam, chatTeams, compareNames, type Follow, type Team } from '@tribunen/domain';
import { useTeamFaces } from '@tribunen/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { competitionTeamsQuery, useCompetitions } from '../../data/matches/competitionQueries.ts';
import { useFollows, useWaitsForFollows } from '../../data/follows/useFollows.ts';
import { useApi } from '../../services/useApi.ts';

const noFollows: readonly Follow[] = [];

/**
 * The teams that have a chat (CHAT-37): the teams of every competition, and the followed ones. A few built-in teams stand in when none can be loaded
 * (COMP-6).
 *
 * @returns null until the teams of a competition and the follows are known
 */
export function useChatTeams(): readonly ChatTeam[] | null {
  const api = useApi(competitionsApi);
  const { data: follows = noFollows } = useFollows();
  const waitsForFollows = useWaitsForFollows();
  const competitions = useCompetitions('picker');
  const loaded = useQueries({
    queries: (competitions ?? []).map((competition) => competitionTeamsQuery(api, competition)),
    combine: teamsOf,
  });
  const isWaiting = waitsForFollows || competitions === null || loaded === null;
  const faceOf = useTeamFaces();
  return useMemo(() => {
    if (isWaiting) return null;
    // A team is sorted by the name that the reader sees.
    const shownName = (team: ChatTeam): string => faceOf(team, null).name;
    const byName = (a: ChatTeam, b: ChatTeam): number => compareNames(shownName(a), shownName(b));
    return chatTeams(loaded.length === 0 ? builtInTeams : loaded, follows, byName);
  }, [isWaiting, loaded, follows, faceOf]);
}

/** The teams that have loaded; null until the load of the first competition has ended. */
function teamsOf(
  answers: readonly { readonly data: readonly Team[] | undefined; readonly errorUpdateCount: number }[],
) {
  const isEnded = answers.some(({ data, errorUpdateCount }) => data !== undefined || errorUpdateCount > 0);
  if (answers.length > 0 && !isEnded) return null;
  return answers.flatMap(({ data }) => data ?? []);
}
