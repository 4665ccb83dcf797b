import type { FantasyGame, FantasyPick } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import type { FantasyApi } from '../../api/fantasyApi.ts';
import { privateKey } from '../../services/privateKey.ts';

/** A manager's team: its name and its squad. */
export interface FantasySquad {
  readonly teamId: string;
  readonly teamName: string;
  readonly picks: readonly FantasyPick[];
}

/** The squad of the team that the spectator has opened. */
export function fantasySquadQuery(
  api: Pick<FantasyApi, 'teamName' | 'picks'>,
  userId: string,
  game: FantasyGame,
  teamId: string,
) {
  return queryOptions<FantasySquad>({
    queryKey: privateKey(userId, 'fantasy-squad', game, teamId),
    queryFn: async () => {
      const [teamName, picks] = await Promise.all([
        api.teamName(game, teamId).catch(failing('team')),
        api.picks(game, teamId).catch(failing('picks')),
      ]);
      return { teamId, teamName, picks };
    },
    // The server has answered what is wrong with the number, so a retry would only keep the spectator waiting.
    retry: false,
    staleTime: 5 * 60_000,
  });
}

function failing(step: 'team' | 'picks') {
  return (cause: unknown): never => {
    throw new FantasyFailure(step, cause);
  };
}

/** The requirements' texts for a failure without a message. */
const fallbacks = {
  team: 'Failed to fetch team data',
  picks: 'Failed to fetch picks data',
  any: 'Failed to load fantasy data',
} as const;

/** A fantasy team that could not be loaded. Its message is shown to the spectator. */
class FantasyFailure extends Error {
  constructor(step: 'team' | 'picks', cause: unknown) {
    super(wordsOf(cause) ?? fallbacks[step], { cause });
    this.name = 'FantasyFailure';
  }
}

/** The words for a failure, in the server's language. */
export function fantasyFailureText(error: unknown): string {
  return error instanceof FantasyFailure ? error.message : fallbacks.any;
}

/** A refusal may have an empty message. The message about an answer that breaks the contract is for developers only. */
function wordsOf(cause: unknown): string | null {
  if (!(cause instanceof BackendFailure) || cause.serverMessage?.trim() === '') return null;
  return cause.message;
}
