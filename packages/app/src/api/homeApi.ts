import { parseResultsToday, toFollow } from '@tribunen/contract';
import type { Follow, Match, OsloDay, UtcInstant } from '@tribunen/domain';
import type { FunctionsClient } from '@supabase/functions-js';
import { ApiPart } from './access/ApiPart.ts';
import type { BackendAccess } from './access/BackendAccess.ts';
import { reportFaults } from './access/reportFaults.ts';
import { type Session, signOut, watchSession } from './auth/session.ts';
import { callFunction } from './functions/callFunction.ts';
import { parseRows, readRows } from './tables/rows.ts';

/** The calls of the first screen and of the shell around it. */
export const homeApi = new ApiPart((access) => {
  const { tables, functions, background } = access;
  return {
    watchSession: (onSession: (session: Session) => void): (() => void) => watchSession(access, onSession),
    signOut: (): Promise<void> => signOut(access),

    /**
     * The matches of a day, all of them or only those of some competitions (numeric ids). A match that breaks the contract is left out and
     * reported.
     *
     * @throws FunctionError, ContractError
     */
    matches: (day: OsloDay, competitions: readonly string[] = []): Promise<readonly Match[]> =>
      fetchMatches(access, functions, day, competitions),

    /**
     * The same as `matches`, for a day that the reader may open next. The browser sends the request after those for
     * which a screen waits.
     */
    matchesAhead: (day: OsloDay): Promise<readonly Match[]> => fetchMatches(access, background.functions, day, []),

    /**
     * The follows of a spectator, first priority first. A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async follows(userId: string): Promise<readonly Follow[]> {
      const table = 'user_follows';
      const follows = tables.from(table).select('*').eq('user_id', userId).order('priority');
      return parseRows(await readRows(table, follows.throwOnError()), toFollow);
    },

    /**
     * The rows of the results that the spectator hides on all their devices, unparsed, because most have none.
     *
     * @throws TableError
     */
    hiddenResults: (): Promise<readonly unknown[]> =>
      readRows('hidden_results', tables.from('hidden_results').select('*').throwOnError()),

    /**
     * The number of pending invitations to an e-mail address (PEOPLE-7).
     *
     * @throws TableError
     */
    async pendingInvitations(email: string, now: UtcInstant): Promise<number> {
      // The first screen does not wait for the count, nor for its code.
      const { countPendingInvitations } = await import('./tables/countPendingInvitations.ts');
      return countPendingInvitations(tables, email, now);
    },
  };
});

export type HomeApi = ReturnType<typeof homeApi.of>;

async function fetchMatches(
  access: BackendAccess,
  functions: FunctionsClient,
  day: OsloDay,
  competitions: readonly string[],
): Promise<readonly Match[]> {
  const filter = competitions.length > 0 ? { competitions: competitions.join(',') } : {};
  const answer = await callFunction(functions, 'results-today-edge', { date: day, ...filter });
  const { matches, faults } = parseResultsToday(answer);
  reportFaults(faults);
  return access.gate?.matches(matches) ?? matches;
}
