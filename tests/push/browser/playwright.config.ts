import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

/** Tests push in Chromium, on the backend of the journey tests. `npm run test:push` runs them; the gate does not. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../../reports/push.json' }]],
  webServer: { ...[journeys.webServer ?? []].flat()[0], command: 'node tests/journeys/serve.ts', cwd: '../../..' },
});
