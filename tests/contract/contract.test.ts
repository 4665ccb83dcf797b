import { describe } from 'vitest';
import { openEmulator } from './targets/openEmulator.ts';
import { openProject } from './targets/openProject.ts';
import { testContract } from './testContract.ts';

// CONTRACT_URL and CONTRACT_ANON_KEY turn the same questions to a real project, CONTRACT_API_URL to its live endpoints; with
// CONTRACT_SERVICE_KEY what that key may is asked too.
const {
  CONTRACT_URL: url,
  CONTRACT_ANON_KEY: anonKey,
  CONTRACT_SERVICE_KEY: serviceKey = null,
  CONTRACT_API_URL: apiUrl = `${url}/api`,
} = process.env;

describe('the contract', () => {
  testContract(() =>
    url === undefined || anonKey === undefined ? openEmulator() : openProject({ url, anonKey, serviceKey, apiUrl }),
  );
});
