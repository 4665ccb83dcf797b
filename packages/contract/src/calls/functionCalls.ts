import { literal, object, optional, pipe, regex, string } from 'valibot';
import { acceptInvitationAnswer, acceptInvitationRequest } from '../functions/accept-invitation.ts';
import { competitionsAnswer } from '../functions/competitions.ts';
import { deleteAccountAnswer, deleteAccountRequest } from '../functions/delete-account.ts';
import { exportMyDataAnswer, exportMyDataRequest } from '../functions/export-my-data.ts';
import {
  fantasyGameweekAnswer,
  fantasyPicksAnswer,
  fantasyRequest,
  fantasyTeamAnswer,
} from '../functions/fantasy-premier-league.ts';
import { matchDeltasAnswer, matchDeltasRequest } from '../functions/fetch-match-deltas.ts';
import { fetchMatchAnswer, fetchMatchRequest } from '../functions/fetch-match.ts';
import { liveHealthAnswer } from '../functions/live-health.ts';
import { liveUpdatesAnswer } from '../functions/live-updates.ts';
import {
  premierLeaguePlayersAnswer,
  premierLeagueRequest,
  premierLeagueTeamsAnswer,
} from '../functions/premier-league-data.ts';
import { resultsAggregatorAnswer } from '../functions/results-aggregator.ts';
import { resultsTodayAnswer, resultsTodayRequest } from '../functions/results-today-edge.ts';
import { searchTeamAnswer, searchTeamRequest } from '../functions/search-team.ts';
import { sendInvitationAnswer, sendInvitationRequest } from '../functions/send-invitation.ts';
import { teamsAnswer } from '../functions/teams.ts';
import { bootLiveAnswer } from '../live/boot-live.ts';
import { bootVersionAnswer } from '../live/boot-version.ts';
import { liveDeltaAnswer } from '../live/live-delta.ts';
import { providerScorers } from '../provider/football-data/providerScorers.ts';
import { providerStandings } from '../provider/football-data/providerStandings.ts';
import { providerTeamDetails } from '../provider/football-data/providerTeamDetails.ts';
import { edgeFunction, endpoint } from './Call.ts';

const football = (address: RegExp) =>
  object({ endpoint: pipe(string(), regex(address)), method: optional(literal('GET')) });
const [teamsOfLeague, playersOfTeam] = premierLeagueRequest.options;
const [fantasyTeam, fantasyGameweek] = fantasyRequest.options;
const fantasyOf = (action: 'team' | 'picks') => object({ ...fantasyTeam.entries, action: literal(action) });

/** The edge functions, and the live endpoints, which need no key. */
export const functionCalls = {
  readDay: edgeFunction('results-today-edge', resultsTodayRequest, resultsTodayAnswer),
  readMatch: edgeFunction('fetch-match', fetchMatchRequest, fetchMatchAnswer),
  readDeltas: edgeFunction('fetch-match-deltas', matchDeltasRequest, matchDeltasAnswer),
  readUpdates: edgeFunction('live-updates', null, liveUpdatesAnswer),
  readHealth: edgeFunction('live-health', null, liveHealthAnswer),
  readCompetitions: edgeFunction('competitions', null, competitionsAnswer),
  searchTeams: edgeFunction('search-team', searchTeamRequest, searchTeamAnswer),
  readTeams: edgeFunction('football-data', football(/^competitions\/[^/]+\/teams$/), teamsAnswer),
  readStandings: edgeFunction('football-data', football(/^competitions\/[^/]+\/standings$/), providerStandings),
  readSeason: edgeFunction('football-data', football(/^competitions\/[^/]+\/matches$/), resultsTodayAnswer),
  readScorers: edgeFunction('football-data', football(/^competitions\/[^/]+\/scorers$/), providerScorers),
  readTeam: edgeFunction('football-data', football(/^teams\/\d+$/), providerTeamDetails),
  readMatchesOfTeam: edgeFunction('football-data', football(/^teams\/\d+\/matches$/), resultsTodayAnswer),
  readTeamsToRate: edgeFunction('premier-league-data', teamsOfLeague, premierLeagueTeamsAnswer),
  readPlayersToRate: edgeFunction('premier-league-data', playersOfTeam, premierLeaguePlayersAnswer),
  readNameOfFantasyTeam: edgeFunction('fantasy-premier-league', fantasyOf('team'), fantasyTeamAnswer),
  readFantasyPicks: edgeFunction('fantasy-premier-league', fantasyOf('picks'), fantasyPicksAnswer),
  readFantasyGameweek: edgeFunction('fantasy-premier-league', fantasyGameweek, fantasyGameweekAnswer),
  sendInvitation: edgeFunction('send-invitation', sendInvitationRequest, sendInvitationAnswer),
  acceptInvitation: edgeFunction('accept-invitation', acceptInvitationRequest, acceptInvitationAnswer),
  exportMyData: edgeFunction('export-my-data', exportMyDataRequest, exportMyDataAnswer),
  deleteAccount: edgeFunction('delete-account', deleteAccountRequest, deleteAccountAnswer),
  warmResults: edgeFunction('results-aggregator', null, resultsAggregatorAnswer),
  bootLive: endpoint('boot/live', bootLiveAnswer),
  readLiveVersion: endpoint('boot/version', bootVersionAnswer),
  readLiveDelta: endpoint('live/delta?since={version}', liveDeltaAnswer),
};
