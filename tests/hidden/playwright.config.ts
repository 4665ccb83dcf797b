import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { violationsFile } from '../failOnViolations.ts';

const port = Number(process.env['PORT'] ?? 4173);

/**
 * Searches every screen of the built demo for a hidden result. `npm run test:hidden` runs it each night. It is not in
 * the gate, because it opens many screens.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/hidden.json' }]],
  webServer: {
    command: `vite preview packages/app --outDir dist-demo --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { CSP_REPORTS: violationsFile },
  },
});
