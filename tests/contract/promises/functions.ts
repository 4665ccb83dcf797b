import {
  competitionsAnswer,
  liveHealthAnswer,
  liveUpdatesAnswer,
  matchDeltasAnswer,
  resultsTodayAnswer,
  sendInvitationAnswer,
  teamsAnswer,
} from '@tribunen/contract';
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { type GenericSchema, parse } from 'valibot';
import { expect } from 'vitest';
import { password } from '../Scene.ts';
import type { Promises } from '../testContract.ts';

interface Call {
  readonly name: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly answer: GenericSchema;
}

const date = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now());

/** Calls that anybody may make, and the shape of what is answered. */
const calls: Readonly<Record<string, () => Call>> = {
  'the matches of a day': () => ({ name: 'results-today-edge', body: { date: date() }, answer: resultsTodayAnswer }),
  'what is new since a moment': () => ({
    name: 'fetch-match-deltas',
    body: { date: date(), since: new Date(Date.now() - 60_000).toISOString() },
    answer: matchDeltasAnswer,
  }),
  'what is new in play': () => ({ name: 'live-updates', answer: liveUpdatesAnswer }),
  'how the backend does': () => ({ name: 'live-health', answer: liveHealthAnswer }),
  'the competitions': () => ({ name: 'competitions', answer: competitionsAnswer }),
  'the teams of a competition': () => ({ name: 'teams', body: { competitionId: 2021 }, answer: teamsAnswer }),
};

async function statusOf(client: SupabaseClient, name: string, body?: Record<string, unknown>): Promise<number> {
  const { error } = await client.functions.invoke(name, body === undefined ? {} : { body });
  if (!(error instanceof FunctionsHttpError)) throw new Error(`${name} was not refused`, { cause: error });
  const { context }: { readonly context: unknown } = error;
  return context instanceof Response ? context.status : 0;
}

async function answers({ name, body, answer }: Call, visitor: SupabaseClient): Promise<void> {
  const { data, error }: { readonly data: unknown; readonly error: unknown } = await visitor.functions.invoke(
    name,
    body === undefined ? {} : { body },
  );
  expect(error).toBeNull();
  expect(() => parse(answer, data)).not.toThrow();
}

/** What the edge functions promise; what they answer about football is the tests' of each of them. */
export const functionPromises: Promises = {
  ...Object.fromEntries(
    Object.entries(calls).map(([what, call]) => [
      `functions: ${what} can be asked for, in the contract’s shape`,
      ({ visitor }) => answers(call(), visitor),
    ]),
  ),
  'functions: one that is not there is not found': async ({ visitor }) => {
    expect(await statusOf(visitor, 'sell-tickets')).toBe(404);
  },
  'functions: a day that is none is refused': async ({ visitor }) => {
    expect(await statusOf(visitor, 'results-today-edge', { date: 'i morgen' })).toBe(400);
  },
  'functions: who is not signed in invites nobody': async ({ visitor, newAddress }) => {
    expect(await statusOf(visitor, 'send-invitation', { recipientEmail: newAddress() })).toBe(401);
  },
  'functions: who is no admin does not warm the results': async ({ owner }) => {
    expect(await statusOf(owner.client, 'results-aggregator')).toBe(403);
  },
  'functions: an invitation is sent, seen by the invited, and makes friends when it is accepted': async (scene) => {
    const { owner, stranger } = scene;
    await owner.client.from('profiles').upsert({ user_id: owner.id, name: 'Eier' });
    const sent = await owner.client.functions.invoke('send-invitation', { body: { recipientEmail: stranger.email } });
    expect(sent.error).toBeNull();
    expect(() => parse(sendInvitationAnswer, sent.data)).not.toThrow();

    const waiting = await stranger.client.from('invitations').select('token').eq('status', 'pending').single();
    const invitation_token: unknown = waiting.data?.token;
    const found = await stranger.client.rpc('get_invitation_by_token_secure', { invitation_token });
    expect(found.data).toEqual([{ sender_name: 'Eier' }]);
    const accepted = await stranger.client.rpc('accept_invitation_secure_v2', { invitation_token });
    expect(accepted.data).toMatchObject([{ success: true, friend_name: 'Eier' }]);
    for (const friend of [owner, stranger]) {
      expect((await friend.client.from('friendships').select('id')).data).toHaveLength(1);
    }
    const again = await stranger.client.rpc('accept_invitation_secure_v2', { invitation_token });
    expect(again.data).toMatchObject([{ success: false }]);
  },
  'functions: friends write to each other, and nobody else reads it': async (scene) => {
    const { owner, stranger } = scene;
    const message = { sender_id: owner.id, recipient_id: stranger.id, content: 'Heia!' };
    expect((await owner.client.from('messages').insert(message)).error).toBeNull();
    expect((await stranger.client.from('messages').select('content')).data).toEqual([{ content: 'Heia!' }]);
    const third = scene.client();
    await third.auth.signUp({ email: scene.newAddress(), password });
    expect((await third.from('messages').select('content')).data).toEqual([]);
  },
};
