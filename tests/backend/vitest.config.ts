import { defineConfig } from 'vitest/config';

// npm run test:backend: not part of the gate, because it starts databases and servers.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    include: ['tests/backend/*.test.ts'],
  },
});
