import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { violationsFile } from '../failOnViolations.ts';

const port = Number(process.env['PORT'] ?? 4173);

/**
 * Tests the build for a real backend (`node tooling/build.mjs configured`), because the demo does not have the app's
 * service worker. The tests run in the installed Chromium.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../reports/offline.json' }]],
  webServer: {
    command: `vite preview packages/app --outDir dist-configured --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { CSP_REPORTS: violationsFile },
  },
});
