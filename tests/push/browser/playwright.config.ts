import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

/** Push in Chromium, on the backend of the journey tests. Run it with `npm run test:push`; the gate does not. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../../reports/push.json' }]],
  webServer: { ...[journeys.webServer ?? []].flat()[0], command: 'node tests/journeys/serve.ts', cwd: '../../..' },
});
