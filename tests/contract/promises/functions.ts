import {
  competitionsAnswer,
  deleteAccountAnswer,
  exportMyDataAnswer,
  fantasyGameweekAnswer,
  fantasyPicksAnswer,
  fantasyTeamAnswer,
  fetchMatchAnswer,
  liveHealthAnswer,
  liveUpdatesAnswer,
  matchDeltasAnswer,
  premierLeaguePlayersAnswer,
  premierLeagueTeamsAnswer,
  providerScorers,
  providerStandings,
  providerTeamDetails,
  resultsTodayAnswer,
  searchTeamAnswer,
  sendInvitationAnswer,
  teamsAnswer,
} from '@tribunen/contract';
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { array, type GenericSchema, minLength, number, object, parse, pipe } from 'valibot';
import { expect } from 'vitest';
import { password } from '../Scene.ts';
import type { Promises } from './Promises.ts';

interface Call {
  readonly name: string;
  readonly body?: Record<string, unknown>;
  readonly method?: 'GET';
  readonly answer: GenericSchema;
}

const date = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());

/** Calls that anybody may make, each with the schema of its answer. */
const calls: Readonly<Record<string, (visitor: SupabaseClient) => Call | Promise<Call>>> = {
  'the matches of a day': () => ({ name: 'results-today-edge', body: { date: date() }, answer: resultsTodayAnswer }),
  'the changes since a moment': () => ({
    name: 'fetch-match-deltas',
    body: { date: date(), since: new Date(Date.now() - 60_000).toISOString() },
    answer: matchDeltasAnswer,
  }),
  'the newest events of live matches': () => ({ name: 'live-updates', answer: liveUpdatesAnswer }),
  'the health of the backend': () => ({ name: 'live-health', answer: liveHealthAnswer }),
  'a match': async (visitor) => ({
    name: 'fetch-match',
    body: { id: await someMatch(visitor), t: Date.now() },
    answer: fetchMatchAnswer,
  }),
  'a match, as the provider has it': async (visitor) => ({
    name: 'football-data',
    body: { endpoint: `matches/${await someMatch(visitor)}`, method: 'GET' },
    answer: fetchMatchAnswer,
  }),
  'the competitions, as the provider has them': () => ({
    name: 'football-data',
    body: { endpoint: 'competitions' },
    answer: competitionsAnswer,
  }),
  'the teams of a competition, as the provider has them': () => ({
    name: 'football-data',
    body: { endpoint: 'competitions/2021/teams' },
    answer: teamsAnswer,
  }),
  'the standings of a competition': () => ({
    name: 'football-data',
    body: { endpoint: 'competitions/2021/standings' },
    answer: providerStandings,
  }),
  'the matches of a competition': () => ({
    name: 'football-data',
    body: { endpoint: 'competitions/2021/matches' },
    answer: resultsTodayAnswer,
  }),
  'the top scorers of a competition': () => ({
    name: 'football-data',
    body: { endpoint: 'competitions/2021/scorers' },
    answer: providerScorers,
  }),
  'a team': () => ({ name: 'football-data', body: { endpoint: 'teams/57' }, answer: providerTeamDetails }),
  'the matches of a team': () => ({
    name: 'football-data',
    body: { endpoint: 'teams/57/matches' },
    answer: resultsTodayAnswer,
  }),
  'the competitions': () => ({ name: 'competitions', answer: competitionsAnswer }),
  'the teams of a competition': () => ({ name: 'teams', body: { competitionId: 2021 }, answer: teamsAnswer }),
  'a team by its name': () => ({ name: 'search-team', body: { name: 'Arsenal' }, answer: searchTeamAnswer }),
  'the Premier League’s teams': () => ({
    name: 'premier-league-data',
    body: { action: 'teams' },
    answer: premierLeagueTeamsAnswer,
  }),
  'the players of a Premier League team': () => ({
    name: 'premier-league-data?action=players&teamId=57',
    method: 'GET',
    answer: premierLeaguePlayersAnswer,
  }),
  'a fantasy team': () => ({
    name: 'fantasy-premier-league',
    body: { action: 'team', teamId: '1234567' },
    answer: fantasyTeamAnswer,
  }),
  'a fantasy team’s picks': () => ({
    name: 'fantasy-premier-league',
    body: { action: 'picks', teamId: '1234567' },
    answer: fantasyPicksAnswer,
  }),
  'the gameweek’s points of some fantasy teams': () => ({
    name: 'fantasy-premier-league',
    body: { action: 'gameweek', teamIds: ['1234567', 7] },
    answer: fantasyGameweekAnswer,
  }),
};

/** The id of one of the day's matches. */
async function someMatch(visitor: SupabaseClient): Promise<number> {
  const { data } = await visitor.functions.invoke<unknown>('results-today-edge', { body: { date: date() } });
  const { matches } = parse(object({ matches: pipe(array(object({ id: number() })), minLength(1)) }), data);
  return matches[0]?.id ?? 0;
}

async function statusOf(client: SupabaseClient, name: string, body?: Record<string, unknown>): Promise<number> {
  const { error } = await client.functions.invoke(name, body === undefined ? {} : { body });
  if (!(error instanceof FunctionsHttpError)) throw new Error(`${name} was not refused`, { cause: error });
  const { context }: { readonly context: unknown } = error;
  return context instanceof Response ? context.status : 0;
}

async function answers({ name, answer, ...options }: Call, visitor: SupabaseClient): Promise<void> {
  const { data, error } = await visitor.functions.invoke<unknown>(name, options);
  expect(error).toBeNull();
  expect(() => parse(answer, data)).not.toThrow();
}

/** The promises of the edge functions. Their answers about football are tested with each function. */
export const functionPromises: Promises = {
  ...Object.fromEntries(
    Object.entries(calls).map(([what, call]) => [
      `functions: ${what} can be loaded, in the contract’s shape`,
      async ({ visitor }) => answers(await call(visitor), visitor),
    ]),
  ),
  'functions: an unknown function is not found': async ({ visitor }) => {
    expect(await statusOf(visitor, 'sell-tickets')).toBe(404);
  },
  'functions: an invalid day is refused': async ({ visitor }) => {
    expect(await statusOf(visitor, 'results-today-edge', { date: 'i morgen' })).toBe(400);
  },
  'functions: a visitor cannot send an invitation': async ({ visitor, newAddress }) => {
    expect(await statusOf(visitor, 'send-invitation', { recipientEmail: newAddress() })).toBe(401);
  },
  'functions: the gateway refuses a visitor’s call to a function for signed-in users': async ({ visitor }) => {
    for (const name of ['send-invitation', 'accept-invitation', 'results-aggregator']) {
      expect([name, await statusOf(visitor, name)]).toEqual([name, 401]);
    }
  },
  'functions: a function for everybody answers even with a malformed token': async ({ ask }) => {
    const response = await ask('functions/v1/competitions', { headers: { authorization: 'Bearer abc.def.ghi' } });
    expect(response.status).toBe(200);
  },
  'functions: a preflight needs no token, and the function itself sends the CORS headers': async ({ ask }) => {
    const preflight = await ask('functions/v1/send-invitation', { method: 'OPTIONS' });
    const answer = await ask('functions/v1/competitions');
    for (const { status, headers } of [preflight, answer]) {
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(headers.get('access-control-allow-headers')).toContain('x-client-info');
      expect(headers.get('access-control-expose-headers')).toMatch(/\bretry-after\b/);
    }
  },
  'functions: only an administrator warms the results': async ({ owner }) => {
    expect(await statusOf(owner.client, 'results-aggregator')).toBe(403);
  },
  'functions: the invited user sees a sent invitation, and accepting it makes the two users friends': async (scene) => {
    const { owner, stranger } = scene;
    await owner.client.from('profiles').upsert({ user_id: owner.id, name: 'Eier' });
    const sent = await owner.client.functions.invoke('send-invitation', { body: { recipientEmail: stranger.email } });
    expect(sent.error).toBeNull();
    expect(() => parse(sendInvitationAnswer, sent.data)).not.toThrow();

    const waiting = await stranger.client.from('invitations').select('token').eq('status', 'pending').single();
    const invitation_token: unknown = waiting.data?.token;
    const found = await stranger.client.rpc('get_invitation_by_token_secure', { invitation_token });
    expect(found.data).toEqual([{ sender_name: 'Eier', standing: 'pending', recipient_hint: 't•••@e•••.com' }]);
    const accepted = await stranger.client.rpc('accept_invitation_secure_v2', { invitation_token });
    expect(accepted.data).toMatchObject([{ success: true, friend_name: 'Eier' }]);
    for (const friend of [owner, stranger]) {
      expect((await friend.client.from('friendships').select('id')).data).toHaveLength(1);
    }
    const again = await stranger.client.rpc('accept_invitation_secure_v2', { invitation_token });
    expect(again.data).toMatchObject([{ success: false }]);
  },
  'functions: a user can export their own rows, and a visitor none': async ({ owner, visitor }) => {
    const { data, error } = await owner.client.functions.invoke<unknown>('export-my-data');
    expect(error).toBeNull();
    const { account, tables } = parse(exportMyDataAnswer, data);
    expect(account).toEqual({ id: owner.id, email: owner.email });
    const follows = await owner.client.from('user_follows').select('id');
    expect(tables.user_follows).toHaveLength(follows.data?.length ?? 0);
    expect(await statusOf(visitor, 'export-my-data')).toBe(401);
  },
  'functions: an account is deleted by its own address, and its messages stay without its name': async (scene) => {
    const client = scene.client();
    const email = scene.newAddress();
    const { data: signedUp } = await client.auth.signUp({ email, password });
    const content = `Takk for meg ${crypto.randomUUID()}`;
    await client.from('team_messages').insert({ team_id: 0, team_name: 'Brann vs Viking', content });
    expect(await statusOf(client, 'delete-account', { email: scene.owner.email })).toBe(400);
    expect(await statusOf(scene.visitor, 'delete-account', { email })).toBe(401);

    const { data } = await client.functions.invoke<unknown>('delete-account', { body: { email } });
    expect(() => parse(deleteAccountAnswer, data)).not.toThrow();
    const said = await scene.visitor.from('team_messages').select('sender_id').eq('content', content);
    expect(said.data).toEqual([{ sender_id: null }]);
    const known = await scene.visitor.from('profiles').select('user_id').eq('user_id', signedUp.user?.id);
    expect(known.data).toEqual([]);
    const again = await scene.visitor.auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  },
  'functions: friends write to each other, and nobody else reads their messages': async (scene) => {
    const { owner, stranger } = scene;
    const message = { sender_id: owner.id, recipient_id: stranger.id, content: 'Heia!' };
    expect((await owner.client.from('messages').insert(message)).error).toBeNull();
    expect((await stranger.client.from('messages').select('content')).data).toEqual([{ content: 'Heia!' }]);
    const third = scene.client();
    await third.auth.signUp({ email: scene.newAddress(), password });
    expect((await third.from('messages').select('content')).data).toEqual([]);
  },
};
