import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

/** Allows for a machine that is busy with other things. */
const testTimeout = 60_000;

const inNode = (name: string, include: string) => ({
  test: { name, testTimeout, environment: 'node', include: [include] },
});

const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  test: {
    // For domain only, and only on request (--coverage): a rule with an untested branch is a guess.
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { 100: true },
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'reports/coverage',
    },
    projects: [
      inNode('domain', 'packages/domain/src/**/*.test.ts'),
      inNode('contract', 'packages/contract/src/**/*.test.ts'),
      inNode('locales', 'locales/**/*.test.ts'),
      inNode('mocks', 'mocks/{src,seed}/**/*.test.ts'),
      inNode('tooling', 'tests/{boundaries,contract,oracles,rls,tooling}/*.test.ts'),
      {
        test: {
          name: 'ui',
          testTimeout,
          environment: 'happy-dom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'app',
          testTimeout,
          environment: 'happy-dom',
          setupFiles: ['packages/app/src/testing/actEnvironment.ts'],
          include: ['packages/app/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [msw({ mode: 'worker-only' })],
        // Prebundled at start, so that Vite does not reload the page in the middle of a test.
        optimizeDeps: {
          include: ['@tribunen/mocks > @msw/data', '@tribunen/mocks > msw', '@tribunen/mocks > valibot'],
        },
        test: {
          name: 'contract in Chromium',
          include: ['tests/contract/browser/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            // Without motion, so that axe sees the final state and not a fade.
            provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
