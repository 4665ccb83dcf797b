import { deleteAccountAnswer, sendInvitationAnswer } from '@tribunen/contract';
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { password } from '../ServiceScene.ts';
import type { ServiceTests } from './ServiceTests.ts';

async function statusOf(client: SupabaseClient, name: string, body?: Record<string, unknown>): Promise<number> {
  const { error } = await client.functions.invoke(name, body === undefined ? {} : { body });
  if (!(error instanceof FunctionsHttpError)) throw new Error(`${name} was not refused`, { cause: error });
  const { context }: { readonly context: unknown } = error;
  return context instanceof Response ? context.status : 0;
}

/** The tests of the edge functions. `calls/testCalls.ts` tests the single calls. */
export const functionTests: ServiceTests = {
  'functions: an unknown function is not found': async ({ visitor }) => {
    expect(await statusOf(visitor, 'sell-tickets')).toBe(404);
  },
  'functions: a function that is open to everybody also answers a malformed token': async ({ ask }) => {
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
  'functions: the invited user sees a sent invitation, and accepting it makes the two users friends': async (scene) => {
    const { owner, stranger } = scene;
    await owner.client.from('profiles').upsert({ user_id: owner.id, name: 'Eier' });
    const sent = await owner.client.functions.invoke('send-invitation', { body: { recipientEmail: stranger.email } });
    expect(sent.error).toBeNull();
    expect(() => parse(sendInvitationAnswer, sent.data)).not.toThrow();

    const waiting = await stranger.client.from('invitations').select('token').eq('status', 'pending');
    expect(waiting.data).toHaveLength(1);
    const invitation_token: unknown = waiting.data?.[0]?.token;
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
  'functions: a user can delete the account by sending its address; the chat messages stay': async (scene) => {
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
};
