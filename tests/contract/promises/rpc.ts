import { announcePresenceAnswer, ratingTotalsAnswer, reorderFollowsAnswer } from '@tribunen/contract';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { password } from '../Scene.ts';
import type { Promises } from './Promises.ts';

/** The promises of the database functions. */
export const rpcPromises: Promises = {
  'rpc: an unknown invitation is not found, whoever asks': async ({ owner, visitor }) => {
    for (const client of [owner.client, visitor]) {
      for (const options of [{ get: false }, { get: true }]) {
        const asked = await client.rpc('get_invitation_by_token_secure', { invitation_token: 'x' }, options);
        expect(asked).toMatchObject({ status: 200, data: [], error: null });
      }
    }
  },
  'rpc: an unknown invitation cannot be accepted': async ({ owner }) => {
    const { data, error } = await owner.client.rpc('accept_invitation_secure_v2', { invitation_token: 'x' });
    expect({ data, error }).toEqual({
      data: [{ success: false, message: 'There is no such invitation', friend_name: null }],
      error: null,
    });
  },
  'rpc: nobody accepts an invitation without signing in': async ({ visitor }) => {
    const refused = await visitor.rpc('accept_invitation_secure_v2', { invitation_token: 'x' });
    expect(refused).toMatchObject({ status: 401, error: { code: '42501' } });
  },
  'rpc: who says where they are learns which friends are here, and a stranger is none': async ({
    owner,
    stranger,
    visitor,
  }) => {
    const announce = (client: SupabaseClient, open_match: string | null) =>
      client.rpc('announce_presence', { open_match, visible: true });
    for (const [{ client }, match] of [
      [stranger, '500001'],
      [owner, null],
    ] as const) {
      const { data, error } = await announce(client, match);
      expect(error).toBeNull();
      expect(parse(announcePresenceAnswer, data).friends).toEqual([]);
    }
    expect(await announce(visitor, null)).toMatchObject({ status: 401, error: { code: '42501' } });
  },
  'rpc: a function is not found when it is called with other arguments': async ({ owner }) => {
    const refused = await owner.client.rpc('accept_invitation_secure_v2', { token: 'x' });
    expect(refused).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.accept_invitation_secure_v2(token) in the schema cache',
        details:
          'Searched for the function public.accept_invitation_secure_v2 with parameter token or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
    });
  },
  'rpc: a function that returns more rows than max-affected is refused': async ({ owner }) => {
    // The header that supabase-js sends for `maxAffected`.
    const atMost = (rows: number) =>
      owner.client
        .rpc('accept_invitation_secure_v2', { invitation_token: 'x' })
        .setHeader('Prefer', `handling=strict, max-affected=${rows}`);
    expect(await atMost(0)).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 1 rows',
      },
    });
    expect(await atMost(1)).toMatchObject({ status: 200, error: null });
  },
  'rpc: a user’s own follows of both kinds get their places in one call': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const followed = [
      { entity_type: 'team', entity_id: '900002', display_name: 'Brann', priority: 0 },
      { entity_type: 'competition', entity_id: '2106', display_name: 'Eliteserien', priority: 1 },
      { entity_type: 'team', entity_id: '900003', display_name: 'Molde', priority: 2 },
    ];
    const { data } = await client.from('user_follows').insert(followed).select('id').order('priority');
    const [brann, league, molde] = (data ?? []).map(({ id }): unknown => id);
    const competitions = [{ id: league, priority: 0 }];
    const teams = [
      { id: brann, priority: 2 },
      { id: molde, priority: 1 },
    ];
    const order = async () =>
      (await client.from('user_follows').select('display_name').order('priority')).data?.map(
        ({ display_name }): unknown => display_name,
      );

    const byAnother = await scene.stranger.client.rpc('reorder_follows', { competitions, teams });
    expect(byAnother).toMatchObject({ status: 200, data: [] });
    expect(await order()).toEqual(['Brann', 'Eliteserien', 'Molde']);

    const placed = await client.rpc('reorder_follows', { competitions, teams });
    expect(parse(reorderFollowsAnswer, placed.data)).toHaveLength(3);
    expect(await order()).toEqual(['Eliteserien', 'Molde', 'Brann']);

    const onlyTeams = await client.rpc('reorder_follows', { teams: [{ id: brann, priority: 0 }] });
    expect(onlyTeams).toMatchObject({ status: 200, data: [{ id: brann, priority: 0 }] });

    const broken = [
      { id: brann, priority: 7 },
      { id: molde, priority: -1 },
    ];
    const refused = await client.rpc('reorder_follows', { competitions, teams: broken });
    expect(refused.error).not.toBeNull();
    const { data: stored } = await client.from('user_follows').select('priority').eq('id', brann).single();
    expect(stored).toEqual({ priority: 0 });
  },
  'rpc: nobody orders follows without signing in': async ({ visitor }) => {
    expect(await visitor.rpc('reorder_follows', { teams: [] })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
  },
  'rpc: a fantasy squad replaces the earlier squad as a whole': async ({ owner, stranger }) => {
    const player = (player_id: number) => ({
      player_name: `Spiller ${player_id}`,
      player_id,
      position: 'Forward',
      team_name: 'Arsenal',
      is_captain: false,
      is_vice_captain: false,
    });
    const replace = (...players: readonly object[]) => owner.client.rpc('replace_fantasy_players', { players });
    const stored = async () => {
      const { data } = await owner.client.from('user_fantasy_players').select('player_id').order('player_id');
      return data;
    };
    expect(await replace(player(1), player(2))).toMatchObject({
      error: null,
      data: [{ player_name: 'Spiller 1' }, { player_name: 'Spiller 2' }],
    });
    await replace(player(2), player(3));
    expect(await stored()).toEqual([{ player_id: 2 }, { player_id: 3 }]);
    expect(await replace(player(4), player(4))).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(await stored()).toEqual([{ player_id: 2 }, { player_id: 3 }]);
    const others = await stranger.client.from('user_fantasy_players').select('player_id');
    expect(others.data).toEqual([]);
  },
  'rpc: a visitor has neither a fantasy squad nor friends with one': async ({ visitor, owner }) => {
    const refused = { status: 401, error: { code: '42501' } };
    expect(await visitor.rpc('replace_fantasy_players', { players: [] })).toMatchObject(refused);
    expect(await visitor.rpc('friends_fantasy_teams')).toMatchObject(refused);
    expect(await owner.client.rpc('friends_fantasy_teams')).toMatchObject({ status: 200, data: [], error: null });
  },
  'rpc: everybody gets the sums of the stars that some players were given': async ({ visitor, owner }) => {
    const players = { rated_players: ['1', '3', 'nobody'] };
    for (const client of [visitor, owner.client]) {
      const { data, error } = await client.rpc('player_rating_totals', players);
      expect(error).toBeNull();
      const totals = parse(ratingTotalsAnswer, data).filter(({ category }) => category === 'overall');
      expect(totals).toHaveLength(2);
      for (const { crowd_count, friends_count } of totals) {
        expect(crowd_count).toBeGreaterThan(0);
        expect(friends_count).toBe(0);
      }
    }
  },
};
