import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

const port = Number(process.env['PORT'] ?? 4173);

/** The build for a real backend is weighed (`node tooling/build.mjs configured`) in the installed Chromium. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  // What the tests print is read in order.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/size.json' }]],
  webServer: {
    command: `vite preview packages/app --outDir dist-configured --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
