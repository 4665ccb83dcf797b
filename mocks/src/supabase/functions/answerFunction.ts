import { answerAcceptInvitation } from './accept-invitation.ts';
import { answerCompetitions } from './competitions.ts';
import { answerDeleteAccount } from './delete-account.ts';
import type { EdgeFunction, FunctionContext } from './EdgeFunction.ts';
import { answerExportMyData } from './export-my-data.ts';
import { answerFantasyPremierLeague } from './fantasy-premier-league.ts';
import { answerFetchMatchDeltas } from './fetch-match-deltas.ts';
import { answerFetchMatch } from './fetch-match.ts';
import { answerFootballData } from './football-data.ts';
import { answerLiveHealth } from './live-health.ts';
import { answerLiveUpdates } from './live-updates.ts';
import { answerPremierLeagueData } from './premier-league-data.ts';
import { refuse } from './refuse.ts';
import { answerResultsAggregator } from './results-aggregator.ts';
import { answerResultsToday } from './results-today-edge.ts';
import { answerSearchTeam } from './search-team.ts';
import { answerSendInvitation } from './send-invitation.ts';
import { answerTeams } from './teams.ts';

const functions: Readonly<Record<string, EdgeFunction>> = {
  'accept-invitation': answerAcceptInvitation,
  competitions: answerCompetitions,
  'delete-account': answerDeleteAccount,
  'export-my-data': answerExportMyData,
  'fantasy-premier-league': answerFantasyPremierLeague,
  'fetch-match': answerFetchMatch,
  'fetch-match-deltas': answerFetchMatchDeltas,
  'football-data': answerFootballData,
  'live-health': answerLiveHealth,
  'live-updates': answerLiveUpdates,
  'premier-league-data': answerPremierLeagueData,
  'results-aggregator': answerResultsAggregator,
  'results-today-edge': answerResultsToday,
  'search-team': answerSearchTeam,
  'send-invitation': answerSendInvitation,
  teams: answerTeams,
};

/** Functions that are asked by GET too; all others by POST alone. */
const byGet = new Set(['premier-league-data', 'live-health', 'competitions']);

/**
 * The answer of the edge function that a request under `/functions/v1` names.
 *
 * @example
 * const response = await answerFunction(request, { matches, database, who, now, wallNow, newId, sockets });
 */
export async function answerFunction(request: Request, context: FunctionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(pathname.indexOf('/functions/v1/') + '/functions/v1/'.length);
  const edgeFunction = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (edgeFunction === undefined) {
    return Response.json({ code: 'NOT_FOUND', message: `Requested function was not found: ${name}` }, { status: 404 });
  }
  const mayAsk = request.method === 'POST' || (request.method === 'GET' && byGet.has(name));
  return mayAsk ? edgeFunction(request, context) : refuse(405, `${name} is not asked by ${request.method}`);
}
