import { afterAll, beforeAll, describe, vi } from 'vitest';
import { divergences } from './targets/divergences.ts';
import { openSecondOpinion } from './targets/openSecondOpinion.ts';
import { testContract } from './testContract.ts';

// It writes every refusal of the database to the console too.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

describe('the contract, asked of @supabase/lite over PGlite with our migrations', () => {
  testContract(openSecondOpinion, { has: ['auth', 'rest'], divergences });
});
