import { describe } from 'vitest';
import { testContract } from '../contract/testContract.ts';
import { backendDivergences } from './backendDivergences.ts';
import { openBackend } from './openBackend.ts';

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
    { has: ['auth', 'rest', 'realtime'], divergences: backendDivergences },
  );
});
