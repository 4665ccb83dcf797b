import { defineConfig } from 'vitest/config';

// `npm run test:backend` runs these tests. The gate leaves them out, because they start databases and servers.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    include: ['tests/backend/*.test.ts'],
  },
});
