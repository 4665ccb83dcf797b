import { describe } from 'vitest';
import { openLocalBackend } from './targets/openLocalBackend.ts';
import { openProject } from './targets/openProject.ts';
import { testContract } from './testContract.ts';

// By default these tests start the local backend. CONTRACT_URL, CONTRACT_ANON_KEY and CONTRACT_SERVICE_KEY name a
// hosted project to test instead, and CONTRACT_API_URL its live endpoints.
const { CONTRACT_URL: url = '', CONTRACT_ANON_KEY: anonKey = '', CONTRACT_SERVICE_KEY: serviceKey = '' } = process.env;
const { CONTRACT_API_URL: apiUrl = `${url}/api` } = process.env;

describe('the contract on PostgreSQL', () => {
  testContract(() => (url === '' ? openLocalBackend() : openProject({ url, anonKey, serviceKey, apiUrl })));
});
