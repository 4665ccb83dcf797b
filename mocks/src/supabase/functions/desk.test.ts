import type { SupabaseClient } from '@supabase/supabase-js';
import { deskAnswer, type DeskAnswer, writingLimitsAnswer } from '@tribunen/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { demoAdministrator, demoSpectator } from '../../demoSpectator.ts';
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

async function write(client: SupabaseClient, content = 'Heia!', id = crypto.randomUUID()): Promise<string> {
  const { data, error } = await client
    .from('team_messages')
    .insert({ ...room, id, content })
    .select('id');
  return error?.code ?? String(data?.[0]?.id);
}

const wordsOf = async (client: SupabaseClient, id: string): Promise<unknown> =>
  (await client.from('team_messages').select('content').eq('id', id)).data;

test('DESK-1 an administrator removes and restores a message, but cannot restore one that its sender has deleted', async () => {
  const { marte, desk } = await open();
  const message = await write(marte, 'Stygge ord');
  await desk('remove_message', { message });
  expect(await wordsOf(marte, message)).toEqual([{ content: '' }]);
  await desk('restore_message', { message });
  expect(await wordsOf(marte, message)).toEqual([{ content: 'Stygge ord' }]);

  await desk('remove_message', { message });
  await marte.from('team_messages').update({ deleted_at: new Date().toISOString() }).eq('id', message);
  const { log } = await desk('restore_message', { message });
  expect(await wordsOf(marte, message)).toEqual([{ content: '' }]);
  expect(log.map(({ action }) => action)).toEqual(['remove', 'restore', 'remove']);
  expect(log[0]).toMatchObject({ admin_name: 'Torunn Vestby', subject_name: demoSpectator.name, chat: 'Brann' });
});

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

test('DESK-3 an administrator shuts a user out of the chats and of messages to friends, and lifts that', async () => {
  const { marte, desk } = await open();
  const { shut_outs } = await desk('shut_out', { writer: demoSpectator.id, span: 'day', why: 'Trusler' });
  expect(shut_outs).toMatchObject([{ name: demoSpectator.name, reason: 'Trusler' }]);
  expect(await write(marte)).toBe('PT423');
  const { error } = await marte.from('messages').insert({ recipient_id: demoAdministrator.id, content: 'Hei' });
  expect(error?.code).toBe('PT423');
  await desk('let_in', { writer: demoSpectator.id });
  expect(await write(marte)).toHaveLength(36);
});

test('DESK-5 an administrator who does the same again adds nothing to the log', async () => {
  const { desk } = await open();
  const shutOut = { writer: demoSpectator.id, span: 'forever', why: 'Trusler' };
  for (const _time of [1, 2]) {
    await desk('slow_chat', { ...chat, pause: 60 });
    await desk('shut_out', shutOut);
  }
  const { log } = await desk('desk');
  expect(log.map(({ action }) => action)).toEqual(['shut-out', 'slow']);
});

test('DESK-6 an administrator settles a reported message and reopens it, each once', async () => {
  const { marte, admin, desk } = await open();
  const message = await write(marte, 'Stygge ord');
  await admin.from('message_reports').insert({ team_message_id: message, reason: 'hate' });
  const deeds = ['settle_report', 'settle_report', 'reopen_report', 'reopen_report'];
  const settled: boolean[] = [];
  const [report] = (await desk('desk')).reports;
  for (const deed of deeds) {
    const { reports } = await desk(deed, { report: report?.id });
    settled.push(reports[0]?.settled_at !== null);
  }
  expect(settled).toEqual([true, true, false, false]);
  const { log } = await desk('desk');
  expect(log).toMatchObject([
    { action: 'reopen', subject_name: demoSpectator.name },
    { action: 'settle', subject_name: demoSpectator.name },
  ]);
});

test('DESK-4 the desk shows a reported message once, with all its reports and the messages around it', async () => {
  const { marte, admin, desk } = await open();
  // All messages are written at the same moment, so their ids decide the order.
  await write(marte, 'Før', '00000000-0000-4000-8000-000000000001');
  const message = await write(marte, 'Stygge ord', '00000000-0000-4000-8000-000000000002');
  await write(marte, 'Etter', '00000000-0000-4000-8000-000000000003');
  await admin.from('message_reports').insert({ team_message_id: message, reason: 'hate' });
  const { reports } = await desk('desk');
  expect(reports).toMatchObject([
    {
      message_id: message,
      state: 'shown',
      content: 'Stygge ord',
      author_name: demoSpectator.name,
      complaints: [{ reason: 'hate', reporter_name: 'Torunn Vestby' }],
    },
  ]);
  expect(reports[0]?.before.at(-1)?.content).toBe('Før');
  expect(reports[0]?.after.map(({ content }) => content)).toEqual(['Etter']);
});
