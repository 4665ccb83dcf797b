import { existsSync } from 'node:fs';
import { describe } from 'vitest';
import { testContract } from '../contract/testContract.ts';
import { backendDivergences, withoutFunctions } from './backendDivergences.ts';
import { openBackend } from './openBackend.ts';

/** The promises about functions also need the football of a provider. */
const hasFunctions = existsSync(new URL('../../supabase/functions/api/index.ts', import.meta.url));

describe('the contract, tested on npm run backend', () => {
  testContract(
    async () => {
      const backend = await openBackend();
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
    hasFunctions
      ? { has: ['auth', 'rest', 'realtime', 'live'], divergences: backendDivergences }
      : { has: ['auth', 'rest', 'realtime'], divergences: { ...backendDivergences, ...withoutFunctions } },
  );
});
