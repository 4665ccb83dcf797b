import { afterAll, beforeAll, describe, vi } from 'vitest';
import { divergences } from './targets/divergences.ts';
import { openSecondOpinion } from './targets/openSecondOpinion.ts';
import { testContract } from './testContract.ts';

// @supabase/lite also writes every refusal of the database to the console.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

describe('the contract, tested on @supabase/lite over PGlite with our migrations', () => {
  testContract(openSecondOpinion, { has: ['auth', 'rest'], divergences });
});
