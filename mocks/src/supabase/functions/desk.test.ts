import type { SupabaseClient } from '@supabase/supabase-js';
import { deskAnswer, type DeskAnswer, writingLimitsAnswer } from '@tribunen/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { demoAdministrator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

const room = { team_id: 900_002, team_name: 'Brann' };
const chat = { team: room.team_id, name: room.team_name };

async function open() {
  const { client, spectator } = await openTestNetwork();
  const [marte, admin] = [await spectator(), client()];
  const { email, password } = demoAdministrator;
  await admin.auth.signInWithPassword({ email, password: String(password) });
  const desk = async (name: string, asked: object = {}): Promise<DeskAnswer> =>
    parse(deskAnswer, (await admin.rpc(name, asked)).data);
  return { marte, admin, desk };
}

async function write(client: SupabaseClient): Promise<string> {
  const { data, error } = await client
    .from('team_messages')
    .insert({ ...room, content: 'Heia!' })
    .select('id');
  return error?.code ?? String(data?.[0]?.id);
}

test('DESK-2 a slow chat accepts one message and refuses the next with the time to wait, even within one request', async () => {
  const { marte, desk } = await open();
  await desk('slow_chat', { ...chat, pause: 60 });
  const both = [
    { ...room, content: 'En' },
    { ...room, content: 'To' },
  ];
  expect((await marte.from('team_messages').insert(both)).error).toMatchObject({ code: 'PT429', details: '60' });
  expect(await write(marte)).toHaveLength(36);
  expect(await write(marte)).toBe('PT429');
  const { data } = await marte.rpc('writing_limits', chat);
  expect(parse(writingLimitsAnswer, data)).toEqual({ slow_seconds: 60, shut_out: null });
  expect((await desk('slow_chat', { ...chat, pause: null })).slow_chats).toEqual([]);
  expect(await write(marte)).toHaveLength(36);
});
