import { describe } from 'vitest';
import { openEmulator } from './targets/openEmulator.ts';
import { openProject } from './targets/openProject.ts';
import { testContract } from './testContract.ts';

// CONTRACT_URL and CONTRACT_ANON_KEY run the same tests against a real project, CONTRACT_API_URL against its live
// endpoints; CONTRACT_SERVICE_KEY adds the tests of the service key.
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
