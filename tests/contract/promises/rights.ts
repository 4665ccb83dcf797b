import { expect } from 'vitest';
import type { Promises } from './Promises.ts';

/** The promises of row-level security and grants. The tests of the policies cover every right. */
export const rightsPromises: Promises = {
  'rights: a stranger’s rows cannot be read, changed or removed': async ({ owner, stranger }) => {
    const table = stranger.client.from('user_follows');
    expect((await table.select('id').eq('user_id', owner.id)).data).toEqual([]);
    const updated = await table.update({ priority: 7 }).eq('user_id', owner.id).select();
    expect(updated).toMatchObject({ data: [], error: null });
    expect(await table.delete().eq('user_id', owner.id)).toMatchObject({ status: 204, error: null });
    expect((await owner.client.from('user_follows').select('id')).data).toHaveLength(5);
  },
  'rights: nobody writes in another user’s name': async ({ owner, stranger }) => {
    const row = { user_id: owner.id, entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };
    expect(await stranger.client.from('user_follows').insert(row)).toMatchObject({
      status: 403,
      error: { code: '42501', message: 'new row violates row-level security policy for table "user_follows"' },
    });
  },
  'rights: nobody gives a row away': async ({ owner, stranger }) => {
    const given = await owner.client.from('user_follows').update({ user_id: stranger.id }).eq('priority', 0);
    expect(given).toMatchObject({ status: 403, error: { code: '42501' } });
  },
  'rights: an upsert that meets another user’s row is refused': async ({ owner, stranger }) => {
    await owner.client.from('profiles').upsert({ user_id: owner.id, name: 'Eier' });
    const refused = await stranger.client.from('profiles').upsert({ user_id: owner.id, name: 'Tyv' });
    expect(refused).toMatchObject({ status: 403, error: { code: '42501' } });
    const { data } = await stranger.client.from('profiles').select('name').eq('user_id', owner.id).single();
    expect(data).toEqual({ name: 'Eier' });
  },
  'rights: a visitor may not read a table that is not granted to visitors': async ({ visitor }) => {
    expect(await visitor.from('user_follows').select()).toMatchObject({
      status: 401,
      error: { code: '42501', message: 'permission denied for table user_follows' },
    });
  },
  'rights: a visitor reads the tables for everybody, and writes none': async ({ visitor }) => {
    expect((await visitor.from('live_matches_new').select('id').limit(1)).error).toBeNull();
    const written = await visitor.from('team_messages').insert({ team_id: 1, team_name: 'Brann', content: 'Hei' });
    expect(written).toMatchObject({ status: 401, error: { code: '42501' } });
  },
  'rights: nobody but the backend’s jobs writes their tables': async ({ owner }) => {
    const written = await owner.client.from('live_matches_new').update({ score_home: 9 }).eq('id', '1');
    expect(written).toMatchObject({
      status: 403,
      error: { code: '42501', message: 'permission denied for table live_matches_new' },
    });
    const invited = await owner.client
      .from('invitations')
      .insert({ sender_id: owner.id, recipient_email: 'a@example.com' });
    expect(invited).toMatchObject({ status: 403, error: { code: '42501' } });
  },
  'rights: a column that is not granted is not written': async ({ owner }) => {
    const dated = { team_id: 1, team_name: 'Brann', content: 'Hei', created_at: '2020-01-01T00:00:00Z' };
    expect(await owner.client.from('team_messages').insert(dated)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
    const moved = await owner.client.from('user_follows').update({ entity_id: '58' }).eq('priority', 0);
    expect(moved).toMatchObject({ status: 403, error: { code: '42501' } });
  },
  'rights: users who are no friends cannot write to each other': async ({ owner, stranger }) => {
    const message = { sender_id: owner.id, recipient_id: stranger.id, content: 'Hei' };
    expect(await owner.client.from('messages').insert(message)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
  },
  'rights: everybody reads the chats, and users write under their own name': async ({ owner, stranger, visitor }) => {
    const team_name = crypto.randomUUID();
    const message = { team_id: 1, team_name, content: 'Heia Brann' };
    expect((await owner.client.from('team_messages').insert(message)).error).toBeNull();
    const forged = await stranger.client.from('team_messages').insert({ ...message, sender_id: owner.id });
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } });
    const { data } = await visitor.from('team_messages').select('content, sender_id').eq('team_name', team_name);
    expect(data).toEqual([{ content: 'Heia Brann', sender_id: owner.id }]);
  },
};
