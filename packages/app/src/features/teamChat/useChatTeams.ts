import { builtInTeams, type ChatTeam, chatTeams, type Follow, type Team } from '@tribunen/domain';
import { pickName, useTeamFaces } from '@tribunen/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { competitionsBackend } from '../../backend/competitionsBackend.ts';
import { competitionTeamsQuery } from '../../data/matches/competitionTeamsQuery.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useSession } from '../../services/useSession.ts';

const noFollows: readonly Follow[] = [];
const inAlphabet = new Intl.Collator('nb').compare;
const staleTime = 5 * 60_000;

/**
 * The teams whose chat can be opened (CHAT-37): those of every competition, and the followed ones. A few stand in when none can be loaded
 * (COMP-6).
 *
 * @returns null until the first are known
 */
export function useChatTeams(): readonly ChatTeam[] | null {
  const backend = useBackend(competitionsBackend);
  const session = useSession();
  const following = useFollows();
  const competitions = useQuery({
    queryKey: ['competitions', 'picker'],
    queryFn: () => backend.competitions('picker'),
    staleTime,
  });
  const loaded = useQueries({
    queries: (competitions.data ?? []).map((competition) => competitionTeamsQuery(backend, competition)),
    combine: teamsOf,
  });
  const waitsForFollows = session.status === 'loading' || (session.status === 'signed-in' && following.isPending);
  const isWaiting = waitsForFollows || competitions.isPending || loaded === null;
  const follows = following.data ?? noFollows;
  const faceOf = useTeamFaces();
  return useMemo(() => {
    if (isWaiting) return null;
    // A nation stands under its name in this language.
    const shownName = (team: ChatTeam): string => pickName(team, faceOf(team, null));
    const byName = (a: ChatTeam, b: ChatTeam): number => inAlphabet(shownName(a), shownName(b));
    return chatTeams(loaded.length === 0 ? builtInTeams : loaded, follows, byName);
  }, [isWaiting, loaded, follows, faceOf]);
}

/** Null while every competition is still being asked for. */
function teamsOf(answers: readonly { readonly data: readonly Team[] | undefined; readonly isPending: boolean }[]) {
  if (answers.length > 0 && answers.every(({ isPending }) => isPending)) return null;
  return answers.flatMap(({ data }) => data ?? []);
}
