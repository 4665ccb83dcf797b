import { defineConfig } from 'vitest/config';

/** Only domain's tests. Mutation testing runs them thousands of times, each time with a deliberate fault in the code. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    // The instrumented code contains all mutants and counts what runs, so a long property test is slow. Stryker itself
    // stops a run that hangs.
    testTimeout: 60_000,
    setupFiles: ['tooling/mutate/firstFailureEnds.ts'],
  },
});
