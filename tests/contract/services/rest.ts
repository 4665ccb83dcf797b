import { expect } from 'vitest';
import { password } from '../ServiceScene.ts';
import type { ServiceTests } from './ServiceTests.ts';

const follow = (priority: number) => ({
  entity_type: 'team',
  entity_id: crypto.randomUUID(),
  display_name: 'Liverpool',
  priority,
});

/** The tests of PostgREST. `calls/testCalls.ts` tests the single calls. */
export const restTests: ServiceTests = {
  'rest: a response has at most a thousand rows, and the next page has the others': async (scene) => {
    const client = scene.client();
    const { data: opened } = await client.auth.signUp({ email: scene.newAddress(), password });
    const { serviceKey } = scene.target;
    if (serviceKey === null) throw new Error('A user writes no thousand rows in a minute');
    const rows = Array.from({ length: 1001 }, (_, n) => ({
      user_id: opened.user?.id,
      player_id: String(10_000 + n),
      player_name: 'Berg',
      overall_rating: 4,
    }));
    expect((await scene.client('implicit', serviceKey).from('player_ratings').insert(rows)).error).toBeNull();
    const page = () =>
      client.from('player_ratings').select('player_id').eq('user_id', opened.user?.id).order('player_id');
    const { data } = await page();
    expect([data?.length, data?.at(-1)?.player_id]).toEqual([1000, '10999']);
    expect((await page().range(1000, 1999)).data).toEqual([{ player_id: '11000' }]);
  },
  'rest: if one row of a request breaks a constraint, none of its rows is stored': async ({ stranger }) => {
    const good = follow(0);
    const refused = await stranger.client.from('user_follows').insert([good, follow(-1)]);
    expect(refused).toMatchObject({ status: 400, error: { code: '23514' } });
    const { data } = await stranger.client.from('user_follows').select('id').eq('entity_id', good.entity_id);
    expect(data).toEqual([]);
  },
  'rest: an update or delete without a filter is refused': async ({ stranger }) => {
    const table = stranger.client.from('user_follows');
    expect(await table.update({ priority: 9 })).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await table.delete()).toMatchObject({ status: 400, error: { code: '21000' } });
  },
  // The app recognises an older backend by these codes, and does without the procedure or the column that the backend
  // lacks.
  'rest: an unknown procedure and an unknown column are refused with different codes': async ({ owner }) => {
    const { client } = owner;
    expect(await client.rpc('count_the_goals')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    const read = await client.from('user_follows').select('id').eq('colour', 'red');
    expect(read).toMatchObject({ status: 400, error: { code: '42703' } });
    const written = await client.from('user_follows').insert({ ...follow(0), colour: 'red' });
    expect(written).toMatchObject({ status: 400, error: { code: 'PGRST204' } });
  },
  'rest: the sixth message within ten seconds is refused, with the seconds to wait': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const message = { team_id: 1, team_name: crypto.randomUUID(), content: 'Heia' };
    const sent = await client.from('team_messages').insert(Array.from({ length: 5 }, () => message));
    expect(sent).toMatchObject({ status: 201, error: null });
    const refused = await client.from('team_messages').insert(message);
    expect(refused).toMatchObject({ status: 429, error: { code: 'PT429', details: expect.stringMatching(/^\d+$/) } });
  },
  'rest: text is stored unchanged, whatever it contains': async ({ stranger }) => {
    const display_name = `'; drop table user_follows; -- "\\ <b>Bodø</b> 𝄞 %s $1`;
    const { data } = await stranger.client
      .from('user_follows')
      .insert({ ...follow(0), display_name })
      .select();
    expect(data).toMatchObject([{ display_name }]);
  },
  'rest: a malformed token is refused': async ({ ask }) => {
    const response = await ask('rest/v1/live_matches_new?select=id', {
      headers: { authorization: 'Bearer abc.def.ghi' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301' });
  },
};
