import type { FantasyPick } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { FantasyBackend } from '../../backend/fantasyBackend.ts';
import { privateKey } from '../../services/privateKey.ts';
import { FantasyFailure } from './FantasyFailure.ts';

/** A manager's team: its name and its squad. */
export interface FantasySquad {
  readonly teamId: string;
  readonly teamName: string;
  readonly picks: readonly FantasyPick[];
}

/** The squad of a team that the spectator looks at. A failed load is logged. */
export function fantasySquadQuery(backend: Pick<FantasyBackend, 'teamName' | 'picks'>, userId: string, teamId: string) {
  return queryOptions<FantasySquad>({
    queryKey: privateKey(userId, 'fantasy-squad', teamId),
    queryFn: async () => {
      try {
        const [teamName, picks] = await Promise.all([
          backend.teamName(teamId).catch(failing('team')),
          backend.picks(teamId).catch(failing('picks')),
        ]);
        return { teamId, teamName, picks };
      } catch (error) {
        console.error('Could not load the fantasy team', error);
        throw error;
      }
    },
    // The server has said what is wrong with the number: asking again at once would only keep the spectator waiting.
    retry: false,
    staleTime: 5 * 60_000,
  });
}

function failing(step: 'team' | 'picks') {
  return (cause: unknown): never => {
    throw new FantasyFailure(step, cause);
  };
}
