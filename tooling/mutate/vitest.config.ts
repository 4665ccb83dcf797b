import { defineConfig } from 'vitest/config';

/** Domain's tests alone, as mutation testing runs them: thousands of times, each time on one deliberate fault. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    // The code carries every fault at once and counts what it runs, so a long property takes its time; Stryker ends what hangs.
    testTimeout: 60_000,
    setupFiles: ['tooling/mutate/firstFailureEnds.ts'],
  },
});
