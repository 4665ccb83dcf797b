import { createClient } from '@supabase/supabase-js';
import { describe, expect, vi } from 'vitest';
import { testContract } from '../contract/testContract.ts';
import { backendDivergences } from './backendDivergences.ts';
import { openBackend } from './openBackend.ts';

/** Waits until the jobs have fetched what the promises about functions ask for. */
async function footballIsThere(backend: { readonly url: string; readonly serviceKey: string }): Promise<void> {
  const client = createClient(backend.url, backend.serviceKey);
  const manager = 1_234_567;
  await client.rpc('wish_for_entry', { entry: manager });
  const lists = ['scorers', 'teams'].flatMap((list) =>
    ['PL', 'TIP', 'WC'].map((code) => `competitions/${code}/${list}`),
  );
  const names = [...lists, 'fantasy/bootstrap-static', `fantasy/entry/${manager}`];
  await vi.waitFor(
    async () => {
      const { data } = await client.from('provider_answers').select('name').in('name', names);
      expect(data).toHaveLength(names.length);
    },
    { timeout: 200_000, interval: 1000 },
  );
}

describe('the contract, tested on npm run backend', () => {
  testContract(
    async () => {
      const backend = await openBackend({ football: { plan: 'paid', speed: 10, seed: 1 } });
      await footballIsThere(backend);
      return {
        url: backend.url,
        anonKey: backend.anonKey,
        serviceKey: backend.serviceKey,
        apiUrl: `${backend.url}/api`,
        fetch: (input, init) => fetch(input, init),
        codeMailedTo: async (email) => (await backend.mails()).find(({ to }) => to === email)?.code ?? undefined,
        close: () => backend.stop(),
      };
    },
    { divergences: backendDivergences },
  );
});
