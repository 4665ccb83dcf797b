import { defineConfig } from 'vitest/config';

// npm run test:backend: it starts databases and servers, so it is no part of the gate.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'backend', include: ['tests/backend/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'rights', include: ['tests/rls/*.test.ts'], globalSetup: 'tests/backend/migratedDatabase.ts' },
      },
    ],
  },
});
