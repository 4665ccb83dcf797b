import { describe } from 'vitest';
import { openMocks } from './targets/openMocks.ts';
import { testContract } from './testContract.ts';

describe('the contract on the mock', () => {
  testContract(openMocks, { isMock: true });
});
