import { expect } from 'vitest';
import type { Promises } from './Promises.ts';
import { password, type Scene } from '../Scene.ts';

const onConflict = 'user_id,player_id';

/** A rating of a player who has no ratings yet. */
const rating = ({ stranger }: Scene) => ({
  user_id: stranger.id,
  player_id: crypto.randomUUID(),
  player_name: 'Dagny',
  overall_rating: 3,
});

const follow = () => ({ entity_type: 'team', entity_id: crypto.randomUUID(), display_name: 'Liverpool' });

/** PostgREST's promises about writing. */
export const writePromises: Promises = {
  'writes: an insert gets the defaults and can be read back': async ({ stranger }) => {
    const row = follow();
    const { data, error, status } = await stranger.client.from('user_follows').insert(row).select().single();
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(data).toMatchObject({ ...row, user_id: stranger.id, crest_url: null, priority: 0, notifications: false });
    expect(data).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  },
  'writes: an insert without a select is answered without rows': async ({ stranger }) => {
    expect(await stranger.client.from('user_follows').insert(follow())).toMatchObject({
      status: 201,
      data: null,
      error: null,
    });
  },
  'writes: a column that one of many rows leaves out is null, or the default on request': async ({ stranger }) => {
    const table = stranger.client.from('user_follows');
    const rows = () => [follow(), { ...follow(), priority: 3 }];
    expect(await table.insert(rows())).toMatchObject({ status: 400, error: { code: '23502' } });
    const { data } = await table.insert(rows(), { defaultToNull: false }).select('priority');
    expect(data).toEqual([{ priority: 0 }, { priority: 3 }]);
  },
  'writes: an update changes the rows that the filter finds, and returns them on request': async ({ stranger }) => {
    const table = stranger.client.from('user_follows');
    const row = follow();
    await table.insert(row);
    const silent = await table.update({ priority: 8 }).eq('entity_id', row.entity_id);
    expect(silent).toMatchObject({ status: 204, data: null, error: null });
    const told = await table.update({ priority: 9 }).eq('entity_id', row.entity_id).select('priority, display_name');
    expect(told).toMatchObject({ status: 200, data: [{ priority: 9, display_name: 'Liverpool' }] });
    const none = await table.update({ priority: 9 }).eq('entity_id', 'none').select();
    expect(none).toMatchObject({ status: 200, data: [], error: null });
  },
  'writes: a delete removes the rows that the filter finds': async ({ stranger }) => {
    const table = stranger.client.from('user_follows');
    const row = follow();
    await table.insert(row);
    const removed = await table.delete().eq('entity_id', row.entity_id).select('display_name');
    expect(removed).toMatchObject({ status: 200, data: [{ display_name: 'Liverpool' }] });
    expect(await table.delete().eq('entity_id', row.entity_id)).toMatchObject({ status: 204, error: null });
  },
  'writes: an update or delete without a filter is refused': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const table = client.from('user_follows');
    await table.insert([follow(), follow()]);
    expect(await table.update({ priority: 9 })).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'UPDATE requires a WHERE clause', details: null, hint: null },
    });
    expect(await table.delete()).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'DELETE requires a WHERE clause', details: null, hint: null },
    });
    expect((await table.select('priority')).data).toEqual([{ priority: 0 }, { priority: 0 }]);
    expect(await table.delete().gte('priority', 0)).toMatchObject({ status: 204, error: null });
  },
  'writes: a delete of a single row does not remove many': async ({ stranger }) => {
    const table = stranger.client.from('user_follows');
    await table.insert([follow(), follow()]);
    const refused = await table.delete().eq('display_name', 'Liverpool').select().single();
    expect(refused).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect((await table.select('id').eq('display_name', 'Liverpool')).data?.length).toBeGreaterThan(1);
  },
  'writes: an upsert inserts new rows and changes existing ones': async (scene) => {
    const table = scene.stranger.client.from('player_ratings');
    const row = rating(scene);
    expect(await table.upsert({ ...row, technical_rating: 2 }, { onConflict })).toMatchObject({
      status: 201,
      error: null,
    });
    const again = table.upsert({ ...row, overall_rating: 4 }, { onConflict });
    const { data, error } = await again.select('overall_rating, technical_rating');
    expect({ data, error }).toEqual({ data: [{ overall_rating: 4, technical_rating: 2 }], error: null });
  },
  'writes: an upsert of existing rows only is answered with 200': async (scene) => {
    const table = scene.stranger.client.from('player_ratings');
    const row = rating(scene);
    await table.insert(row);
    expect(await table.upsert(row, { onConflict })).toMatchObject({ status: 200, error: null });
  },
  'writes: an upsert that ignores duplicates leaves existing rows': async (scene) => {
    const table = scene.stranger.client.from('player_ratings');
    const [old, brandNew] = [rating(scene), rating(scene)];
    await table.insert(old);
    const rows = [{ ...old, overall_rating: 1 }, brandNew];
    const { data, error } = await table.upsert(rows, { onConflict, ignoreDuplicates: true }).select('player_id');
    expect({ data, error }).toEqual({ data: [{ player_id: brandNew.player_id }], error: null });
    const { data: kept } = await table.select('overall_rating').eq('player_id', old.player_id).single();
    expect(kept).toEqual({ overall_rating: 3 });
  },
  'writes: a rating is refused once its match’s window has closed': async (scene) => {
    const { client, target, stranger } = scene;
    if (target.serviceKey === null) return;
    const matches = client('implicit', target.serviceKey).from('live_matches_new');
    const match_id = crypto.randomUUID();
    const utc_kickoff = new Date(Date.now() - 28 * 3_600_000).toISOString();
    const written = await matches.insert({ id: match_id, status: 'FINISHED', competition_code: 'PL', utc_kickoff });
    expect(written.error).toBeNull();
    try {
      const row = { ...rating(scene), match_id };
      expect(await stranger.client.from('player_ratings').upsert(row, { onConflict })).toMatchObject({
        status: 403,
        error: { code: 'PT403', message: `the players of match ${match_id} cannot be rated now` },
      });
    } finally {
      await matches.delete().eq('id', match_id);
    }
  },
  'writes: a user creates and changes their own profile by the same call': async ({ stranger }) => {
    const save = (name: string) =>
      stranger.client.from('profiles').upsert({ user_id: stranger.id, name, bio: 'Felt A', myTeam: 'Brann' });
    expect((await save('Dagny')).error).toBeNull();
    expect((await save('Dagny S.')).error).toBeNull();
    const { data } = await stranger.client.from('profiles').select('*').eq('user_id', stranger.id).maybeSingle();
    expect(data).toMatchObject({ name: 'Dagny S.', bio: 'Felt A', myTeam: 'Brann', fantasy_team_id: null });
  },
  'writes: one invalid row keeps the valid rows out': async ({ stranger }) => {
    const good = follow();
    const refused = await stranger.client.from('user_follows').insert([good, { ...follow(), entity_type: 'referee' }]);
    expect(refused.error).not.toBeNull();
    const { data } = await stranger.client.from('user_follows').select('id').eq('entity_id', good.entity_id);
    expect(data).toEqual([]);
  },
  'writes: the sixth message within ten seconds is refused, with the seconds that are left': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const message = { team_id: 1, team_name: crypto.randomUUID(), content: 'Heia' };
    const sent = await client.from('team_messages').insert(Array.from({ length: 5 }, () => message));
    expect(sent).toMatchObject({ status: 201, error: null });
    const refused = await client.from('team_messages').insert(message);
    expect(refused).toMatchObject({ status: 429, error: { code: 'PT429', details: expect.stringMatching(/^\d+$/) } });
  },
  'writes: a message that is deleted loses its words, and stays': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const row = { id: crypto.randomUUID(), team_id: 1, team_name: crypto.randomUUID(), content: 'Heia' };
    await client.from('team_messages').insert(row);
    const deleted = await client
      .from('team_messages')
      .update({ deleted_at: '2020-01-01T00:00:00Z' })
      .eq('id', row.id)
      .select('content, deleted_at')
      .single<{ readonly content: string; readonly deleted_at: string }>();
    expect(deleted.data?.content).toBe('');
    expect(Date.parse(deleted.data?.deleted_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  },
  'writes: text is stored to the letter, whatever it looks like': async ({ stranger }) => {
    const display_name = `'; drop table user_follows; -- "\\ <b>Bodø</b> 𝄞 %s $1`;
    const { data } = await stranger.client
      .from('user_follows')
      .insert({ ...follow(), display_name })
      .select()
      .single();
    expect(data).toMatchObject({ display_name });
    const { data: found } = await stranger.client
      .from('user_follows')
      .select('display_name')
      .eq('display_name', display_name);
    expect(found).toEqual([{ display_name }]);
  },
};
