import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { acceptInvitationSecureRequest } from '../rpc/accept_invitation_secure_v2.ts';
import { invitationByTokenRequest } from '../rpc/get_invitation_by_token_secure.ts';
import { acceptInvitationRequest } from './accept-invitation.ts';
import { fantasyRequest } from './fantasy-premier-league.ts';
import { matchDeltasRequest } from './fetch-match-deltas.ts';
import { fetchMatchRequest } from './fetch-match.ts';
import { footballDataRequest } from './football-data.ts';
import { readFunctionFailure } from './functionFailure.ts';
import { premierLeagueRequest } from './premier-league-data.ts';
import { resultsTodayRequest } from './results-today-edge.ts';
import { searchTeamRequest } from './search-team.ts';
import { sendInvitationRequest } from './send-invitation.ts';
import { teamsRequest } from './teams.ts';

const requests: readonly (readonly [name: string, schema: GenericSchema, asked: unknown])[] = [
  ['results-today-edge', resultsTodayRequest, { date: '2026-11-21', competitions: '2021,900000' }],
  ['fetch-match', fetchMatchRequest, { id: '500001' }],
  ['fetch-match', fetchMatchRequest, { id: 500_001, t: 1_790_000_000_000 }],
  ['fetch-match-deltas', matchDeltasRequest, { date: '2026-11-21', since: null }],
  ['football-data', footballDataRequest, { endpoint: 'matches/500001', method: 'GET' }],
  ['football-data', footballDataRequest, { endpoint: 'competitions' }],
  ['football-data', footballDataRequest, { endpoint: 'competitions/PL/standings' }],
  ['football-data', footballDataRequest, { endpoint: 'competitions/PL/matches' }],
  ['football-data', footballDataRequest, { endpoint: 'competitions/2021/scorers', method: 'GET' }],
  ['football-data', footballDataRequest, { endpoint: 'teams/57' }],
  ['football-data', footballDataRequest, { endpoint: 'teams/57/matches' }],
  ['teams', teamsRequest, { competitionId: 2021 }],
  ['search-team', searchTeamRequest, { name: 'Brann' }],
  ['premier-league-data', premierLeagueRequest, { action: 'teams' }],
  ['premier-league-data', premierLeagueRequest, { action: 'players', params: { teamId: 57 } }],
  ['fantasy-premier-league', fantasyRequest, { action: 'picks', teamId: '1234567' }],
  ['fantasy-premier-league', fantasyRequest, { action: 'gameweek', teamIds: ['1234567', 7] }],
  ['fantasy-premier-league', fantasyRequest, { action: 'team', teamId: 7, game: 'eliteserien' }],
  ['fantasy-premier-league', fantasyRequest, { action: 'gameweek', teamIds: [7], game: 'fpl' }],
  ['send-invitation', sendInvitationRequest, { recipientEmail: 'ola@eksempel.no' }],
  ['send-invitation', sendInvitationRequest, { recipientId: '6c0c8a4e-0000-4000-8000-000000000001' }],
  ['accept-invitation', acceptInvitationRequest, { token: 't' }],
  ['get_invitation_by_token_secure', invitationByTokenRequest, { invitation_token: 't' }],
  ['accept_invitation_secure_v2', acceptInvitationSecureRequest, { invitation_token: 't' }],
];

test.each(requests)('%s accepts the requests that the product makes', (_name, schema, asked) => {
  expect(safeParse(schema, asked)).toMatchObject({ success: true, output: asked });
});

test.each(requests)('%s does not accept an empty body', (_name, schema) => {
  for (const nothing of [null, {}, '', []]) expect(safeParse(schema, nothing).success).toBe(false);
});

test.each([
  [resultsTodayRequest, { date: 'i dag' }, 'date'],
  [fetchMatchRequest, { id: null }, 'id'],
  [matchDeltasRequest, { date: '2026-11-21', since: 'i går' }, 'since'],
  [footballDataRequest, { endpoint: 'persons/1' }, 'endpoint'],
  [footballDataRequest, { endpoint: 'competitions/../../secrets' }, 'endpoint'],
  [footballDataRequest, { endpoint: 'competitions', method: 'DELETE' }, 'method'],
  [footballDataRequest, { endpoint: 'teams' }, 'endpoint'],
  [footballDataRequest, { endpoint: 'teams/57/../../secrets' }, 'endpoint'],
  [searchTeamRequest, { name: '  ' }, 'name'],
  [premierLeagueRequest, { action: 'players' }, 'params'],
  [premierLeagueRequest, { action: 'drop' }, 'action'],
  [fantasyRequest, { action: 'team', teamId: 'laget mitt' }, 'teamId'],
  [fantasyRequest, { action: 'gameweek', teamIds: [] }, 'teamIds'],
  [fantasyRequest, { action: 'team', teamId: 7, game: 'allsvenskan' }, 'game'],
  [fantasyRequest, { action: 'gameweek', teamIds: Array.from({ length: 31 }, (_, n) => n) }, 'teamIds'],
])('%# the fault of a broken request names its field', (schema, asked, path) => {
  const parsed = safeParse<GenericSchema>(schema, asked);
  expect(parsed.success).toBe(false);
  expect(parsed.issues?.map((issue) => getDotPath(issue))).toContain(path);
});

test.each([
  [{ error: 'Too many invitations' }, 'Too many invitations'],
  [{ error: ' ' }, null],
  [{ message: 'no' }, null],
  ['<!doctype html>', null],
  [null, null],
])('in the refusal %j the server’s own words are %j', (body, words) => {
  expect(readFunctionFailure(body)).toBe(words);
});
