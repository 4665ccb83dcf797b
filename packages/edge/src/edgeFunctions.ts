import { answerAcceptInvitation } from './functions/accept-invitation.ts';
import { answerCompetitions } from './functions/competitions.ts';
import { answerDeleteAccount } from './functions/delete-account.ts';
import type { DeployedFunction } from './EdgeFunction.ts';
import { answerApi } from './functions/api.ts';
import { answerExportMyData } from './functions/export-my-data.ts';
import { answerFantasyPremierLeague } from './functions/fantasy-premier-league.ts';
import { answerFetchMatchDeltas } from './functions/fetch-match-deltas.ts';
import { answerFetchMatch } from './functions/fetch-match.ts';
import { answerFootballData } from './functions/football-data.ts';
import { answerLiveHealth } from './functions/live-health.ts';
import { answerLiveUpdates } from './functions/live-updates.ts';
import { answerPremierLeagueData } from './functions/premier-league-data.ts';
import { answerResultsAggregator } from './functions/results-aggregator.ts';
import { answerResultsToday } from './functions/results-today-edge.ts';
import { answerSearchTeam } from './functions/search-team.ts';
import { answerSendInvitation } from './functions/send-invitation.ts';
import { answerTeams } from './functions/teams.ts';

/** For functions that also answer signed-out visitors: the gateway lets requests without a token through. */
const byEverybody = { methods: ['POST'], verifyJwt: false } as const;
const bySignedIn = { methods: ['POST'], verifyJwt: true } as const;

/** The edge functions of the project, by name. */
export const edgeFunctions = {
  'accept-invitation': { ...bySignedIn, answer: answerAcceptInvitation },
  api: { ...byEverybody, methods: ['GET'], answer: answerApi },
  competitions: { ...byEverybody, methods: ['GET', 'POST'], answer: answerCompetitions },
  'delete-account': { ...bySignedIn, answer: answerDeleteAccount },
  'export-my-data': { ...bySignedIn, answer: answerExportMyData },
  'fantasy-premier-league': { ...byEverybody, readsCaller: true, answer: answerFantasyPremierLeague },
  'fetch-match': { ...byEverybody, answer: answerFetchMatch },
  'fetch-match-deltas': { ...byEverybody, answer: answerFetchMatchDeltas },
  'football-data': { ...byEverybody, answer: answerFootballData },
  'live-health': { ...byEverybody, methods: ['GET', 'POST'], answer: answerLiveHealth },
  'live-updates': { ...byEverybody, answer: answerLiveUpdates },
  'premier-league-data': { ...byEverybody, methods: ['GET', 'POST'], answer: answerPremierLeagueData },
  'results-aggregator': { ...bySignedIn, answer: answerResultsAggregator },
  'results-today-edge': { ...byEverybody, answer: answerResultsToday },
  'search-team': { ...byEverybody, answer: answerSearchTeam },
  'send-invitation': { ...bySignedIn, answer: answerSendInvitation },
  teams: { ...byEverybody, answer: answerTeams },
} as const satisfies Readonly<Record<string, DeployedFunction>>;

export type FunctionName = keyof typeof edgeFunctions;
