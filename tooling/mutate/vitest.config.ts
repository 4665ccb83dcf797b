import { defineConfig } from 'vitest/config';

/** Domain's tests alone, as mutation testing runs them: thousands of times, each time on one deliberate fault. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tooling/mutate/firstFailureEnds.ts'],
  },
});
