import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { violationsFile } from '../failOnViolations.ts';

const port = Number(process.env['PORT'] ?? 4173);

/**
 * Journeys of spectators through the app on `npm run backend`. `npm run test:journeys` runs them each night. They are
 * not in the gate.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  use: { ...shared.use, actionTimeout: 20_000 },
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/journeys.json' }]],
  webServer: {
    command: 'node tests/journeys/serve.ts',
    cwd: '../..',
    env: { PORT: String(port), CSP_REPORTS: violationsFile },
    url: `http://localhost:${port}/journey.json`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
  },
});
