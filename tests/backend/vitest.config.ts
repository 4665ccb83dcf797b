import { defineConfig } from 'vitest/config';

// npm run test:backend: it starts databases and servers, so it is no part of the gate.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    include: ['tests/backend/*.test.ts'],
  },
});
