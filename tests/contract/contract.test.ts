import { describe } from 'vitest';
import { openEmulator } from './targets/openEmulator.ts';
import { openProject } from './targets/openProject.ts';
import { testContract } from './testContract.ts';

// CONTRACT_URL and CONTRACT_ANON_KEY turn the same questions to a real project.
const { CONTRACT_URL: url, CONTRACT_ANON_KEY: key } = process.env;

describe('the contract', () => {
  testContract(() => (url === undefined || key === undefined ? openEmulator() : openProject(url, key)));
});
