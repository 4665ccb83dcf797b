import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { violationsFile } from '../failOnViolations.ts';

const port = Number(process.env['PORT'] ?? 4173);

/** Measures the build for a real backend (`node tooling/build.mjs configured`) in the installed Chromium. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  // Runs one test at a time: the browser once showed no notification of a goal while it loaded another page.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/size.json' }]],
  webServer: {
    command: `vite preview packages/app --outDir dist-configured --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { CSP_REPORTS: violationsFile },
  },
});
