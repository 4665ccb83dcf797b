import { expect } from 'vitest';
import type { Promises } from './Promises.ts';

/** What the functions of the database promise. */
export const rpcPromises: Promises = {
  'rpc: of an invitation that is not there nothing is found, whoever asks': async ({ owner, visitor }) => {
    for (const client of [owner.client, visitor]) {
      for (const options of [{ get: false }, { get: true }]) {
        const asked = await client.rpc('get_invitation_by_token_secure', { invitation_token: 'x' }, options);
        expect(asked).toMatchObject({ status: 200, data: [], error: null });
      }
    }
  },
  'rpc: an invitation that is not there is not accepted': async ({ owner }) => {
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
  'rpc: one that is called with other arguments is not found': async ({ owner }) => {
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
  'rpc: one that returns more rows than it may is refused': async ({ owner }) => {
    // What `maxAffected` sends.
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
};
