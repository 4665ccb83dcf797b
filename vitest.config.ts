import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tooling/process/chromiumLaunch.mjs';
import { ByEnvironment } from './tooling/vitest/ByEnvironment.ts';

/** Allows for a machine that is busy with other things. */
const testTimeout = 60_000;

/**
 * A room whose test files share a process or a page (decision 016): each test leaves it as it found it. The rooms take turns, for a process
 * goes on to the next file only where that is of the same room.
 *
 * @param turn counted from 1
 */
const shared = (turn: number) => ({
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  sequence: { groupOrder: turn },
});
const freshProcess = 'tooling/vitest/freshProcess.ts';
const refuseNetwork = 'tooling/vitest/refuseNetwork.ts';
const spoken = 'packages/ui/src/spoken/*.test.tsx';
const freshPage = 'tooling/vitest/freshPage.ts';

const inNode = (turn: number, name: string, include: string) => ({
  test: {
    name,
    testTimeout,
    environment: 'node',
    include: [include],
    setupFiles: [freshProcess, refuseNetwork],
    ...shared(turn),
  },
});

export default defineConfig({
  test: {
    // What a test that passes logs is no news; `--silent=false` shows it.
    silent: 'passed-only',
    // Without it `--sequence.shuffle.files` shuffles.
    ...(!process.argv.includes('--sequence.shuffle.files') && { sequence: { sequencer: ByEnvironment } }),
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: 2,
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
      inNode(1, 'domain', 'packages/domain/src/**/*.test.ts'),
      inNode(2, 'contract', 'packages/contract/src/**/*.test.ts'),
      inNode(3, 'locales', 'locales/**/*.test.ts'),
      inNode(4, 'protocol', 'packages/protocol/src/**/*.test.ts'),
      inNode(10, 'football', 'packages/football/{src,seed}/**/*.test.ts'),
      inNode(5, 'mocks', 'mocks/src/**/*.test.ts'),
      inNode(6, 'backend', 'backend/src/**/*.test.ts'),
      inNode(9, 'edge', 'packages/edge/src/**/*.test.ts'),
      {
        // These start programs, servers and databases: each file has a process of its own.
        test: {
          name: 'tooling',
          testTimeout,
          environment: 'node',
          include: [
            'tests/{boundaries,comparisons,publicInputs,tooling}/*.test.ts',
            'tests/crowd/*/*.test.ts',
            'packages/app/vite/**/*.test.ts',
          ],
        },
      },
      {
        // On the PostgreSQL of the local backend: the files share processes, and each has a database of its own.
        test: {
          name: 'database',
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          include: ['tests/{contract,rls}/*.test.ts'],
          globalSetup: 'tests/rls/migratedDatabase.ts',
          ...shared(12),
        },
      },
      {
        test: {
          name: 'ui',
          testTimeout,
          ...shared(7),
          environment: 'happy-dom',
          setupFiles: [freshProcess, refuseNetwork, freshPage],
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: [spoken],
        },
      },
      {
        // By night: it takes a minute.
        test: {
          name: 'spoken',
          testTimeout,
          environment: 'happy-dom',
          setupFiles: [freshProcess, refuseNetwork, freshPage],
          include: [spoken],
          sequence: { groupOrder: 11 },
        },
      },
      {
        // As while developing.
        define: { REPORTS_ERRORS: 'true' },
        test: {
          name: 'app',
          testTimeout,
          ...shared(8),
          environment: 'happy-dom',
          setupFiles: [freshProcess, refuseNetwork, freshPage, 'packages/app/src/testing/actEnvironment.ts'],
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
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout,
          // Loading the catalogue once for each file costs more than its stories. A story is rendered into an emptied page.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Without motion, so that axe sees the final state and not a fade.
            provider: playwright({ launchOptions: chromiumLaunch, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
