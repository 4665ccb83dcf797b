import { answerAcceptInvitation } from './accept-invitation.ts';
import { answerCompetitions } from './competitions.ts';
import { answerDeleteAccount } from './delete-account.ts';
import type { EdgeFunction } from './EdgeFunction.ts';
import { answerExportMyData } from './export-my-data.ts';
import { answerFantasyPremierLeague } from './fantasy-premier-league.ts';
import { answerFetchMatchDeltas } from './fetch-match-deltas.ts';
import { answerFetchMatch } from './fetch-match.ts';
import { answerFootballData } from './football-data.ts';
import { answerLiveHealth } from './live-health.ts';
import { answerLiveUpdates } from './live-updates.ts';
import { answerPremierLeagueData } from './premier-league-data.ts';
import { answerResultsAggregator } from './results-aggregator.ts';
import { answerResultsToday } from './results-today-edge.ts';
import { answerSearchTeam } from './search-team.ts';
import { answerSendInvitation } from './send-invitation.ts';
import { answerTeams } from './teams.ts';

/** An edge function, and how the project is configured to call it. */
export interface DeployedFunction {
  readonly answer: EdgeFunction;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether the gateway lets only requests with a valid token through: `verify_jwt` in `supabase/config.toml`. */
  readonly verifyJwt: boolean;
}

/** Signed-out visitors may ask for football too: the project's key is enough. */
const byEverybody = { methods: ['POST'], verifyJwt: false } as const;
const bySignedIn = { methods: ['POST'], verifyJwt: true } as const;

/** The edge functions of the project, by name. */
export const edgeFunctions: Readonly<Record<string, DeployedFunction>> = {
  'accept-invitation': { ...bySignedIn, answer: answerAcceptInvitation },
  competitions: { ...byEverybody, methods: ['GET', 'POST'], answer: answerCompetitions },
  'delete-account': { ...bySignedIn, answer: answerDeleteAccount },
  'export-my-data': { ...bySignedIn, answer: answerExportMyData },
  'fantasy-premier-league': { ...byEverybody, answer: answerFantasyPremierLeague },
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
};
