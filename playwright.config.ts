import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { violationsFile } from './tests/failOnViolations.ts';
import { chromiumLaunch } from './tooling/process/chromiumLaunch.mjs';

const port = Number(process.env['PORT'] ?? 4173);

/** End-to-end tests run on the built demo (`node tooling/build.mjs demo`), in the installed Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Allows for a machine that is several times slower.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  workers: 2,
  globalTeardown: fileURLToPath(new URL('tests/failOnViolations.ts', import.meta.url)),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Traces cost a tenth of the time. A failure comes with a snapshot of the page; `npm run test:e2e -- --trace on <file>` records its course.
    trace: 'off',
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: `vite preview packages/app --outDir dist-demo --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { CSP_REPORTS: violationsFile },
  },
});
