import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { defaultProductName } from '@tribunen/domain';
import { beforePaintScript } from './vite/beforePaintScript.ts';
import { manifests } from './vite/manifests.ts';
import { refuseSecrets } from './vite/refuseSecrets.ts';
import { filesPassServiceWorker } from './vite/filesPassServiceWorker.ts';
import { firstListHost } from './vite/host/firstListHost.ts';
import { hostHeaders } from './vite/host/hostHeaders.ts';
import { precompressed } from './vite/precompressed.ts';
import type { Language } from '@tribunen/locales';
import { chunkGroups } from './vite/chunks.ts';
import { namelessRouter } from './vite/namelessRouter.ts';
import { preconnect } from './vite/preconnect.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { preloadChunks } from './vite/preloadChunks.ts';
import { stableStyles } from './vite/stableStyles.ts';
import { stylesByRule, styleSingletonStandIn } from './vite/stylesByRule.ts';
import { shippedPackages } from './vite/shippedPackages.ts';
import { staticShell } from './vite/staticShell.ts';

/** Whether the build is the demo, with the mock backend in it: neither Supabase variable is set. */
function isDemo(env: Record<string, string>): boolean {
  return env['VITE_SUPABASE_URL'] === undefined && env['VITE_SUPABASE_ANON_KEY'] === undefined;
}

/** Large parts of libraries that the app does not use and that tree-shaking keeps, each with an empty module in its place. */
const unused = [
  { find: '@supabase/storage-js', standIn: new URL('src/api/access/noFiles.ts', import.meta.url) },
  // Only auth-js imports modules by these names.
  { find: /^\.\/lib\/webauthn$/, standIn: new URL('src/api/access/noPasskeys.ts', import.meta.url) },
  { find: /^\.\/lib\/web3\/ethereum$/, standIn: new URL('src/api/access/noWallets.ts', import.meta.url) },
  { find: /^\.\/infiniteQueryBehavior\.js$/, standIn: new URL('src/data/noInfiniteQueries.ts', import.meta.url) },
  // Of the packages of the app only react-i18next imports a module by this name.
  { find: /^\.\/unescape\.js$/, standIn: new URL('src/lib/noEntities.ts', import.meta.url) },
  // Only stylis imports a module by this name.
  { find: './Prefixer.js', standIn: new URL('src/app/noPrefixes.ts', import.meta.url) },
  { find: 'tough-cookie', standIn: new URL('../../mocks/src/noCookies.ts', import.meta.url) },
];

/** The production build of the router, which its package does not export. */
const router = createRequire(import.meta.url).resolve('react-router');
const productionRouter = [
  { find: /^react-router$/, replacement: resolve(router, '../../production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(router, '../../production/dom-export.mjs') },
];

/** Modules that the page imports after its first paint. It fetches their chunks before. */
const preloaded = ['/packages/app/src/app/startApp.tsx'];
/** Files of the words of a language: those of the first load, with the demo's bar in the demo. */
const firstWords = (language: Language, demo: boolean) => [
  `/locales/${language}/first.ts`,
  ...(demo ? [`/locales/${language}/demo.ts`] : []),
];
/** The words of each language, and the code of each screen that an address may open first. */
const chosen = (demo: boolean) => ({
  'first-words-nb': firstWords('nb', demo),
  'later-words-nb': ['/locales/nb/later.ts'],
  'first-words-nn': firstWords('nn', demo),
  'later-words-nn': ['/locales/nn/later.ts'],
  'first-words-en': firstWords('en', demo),
  'later-words-en': ['/locales/en/later.ts'],
  match: ['/routes/matchScreens.ts'],
  'match-detail': [
    '/match/detail/MatchDetailContainer.tsx',
    '/match/detail/tabs/ReportTab.tsx',
    '/api/functions/fetch-match.ts',
  ],
  auth: ['/features/auth/AuthContainer.tsx'],
});
/** The same for the demo, whose backend loads in a worker meanwhile. */
const preloadedByDemo = [...preloaded, '/mocks/src/browser.ts', '/mocks/src/answerNetwork.ts'];

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  refuseSecrets(env);
  const demo = isDemo(env);
  const productName = env['VITE_PRODUCT_NAME'] ?? defaultProductName;
  return {
    root: import.meta.dirname,
    oxc: stableStyles,
    define: {
      'import.meta.env.DEMO': JSON.stringify(demo),
      REPORTS_ERRORS: JSON.stringify(command === 'serve' || env['VITE_ERRORS_DSN'] !== undefined),
    },
    plugins: [
      react(),
      namelessRouter,
      stylesByRule,
      staticShell({ demo, productName }),
      beforePaintScript({ demo, firstListUrl: demo ? undefined : env['VITE_FIRST_LIST_URL'] }),
      preconnect(demo ? undefined : env['VITE_SUPABASE_URL']),
      preloadChunks({ always: demo ? preloadedByDemo : preloaded, chosen: chosen(demo) }),
      shippedPackages({ demo }),
      ...precompressed(),
      firstListHost({
        demo,
        productName,
        apiUrl: env['VITE_API_URL'] ?? '/api',
        supabaseUrl: env['VITE_SUPABASE_URL'] ?? '',
      }),
      hostHeaders({
        backend: demo
          ? []
          : [env['VITE_SUPABASE_URL'] ?? '', env['VITE_API_URL'] ?? '', env['VITE_FIRST_LIST_URL'] ?? ''],
        errors: env['VITE_ERRORS_DSN'] ?? '',
        // The demo shows the stand-in for Google's page by a policy of its own.
        trustedTypes: demo ? ['default', 'demo'] : ['default'],
      }),
      ...(demo ? [msw({ mode: 'worker-only' }), filesPassServiceWorker()] : [manifests(productName), serviceWorker()]),
    ],
    resolve: {
      alias: [
        ...unused.map(({ find, standIn }) => ({ find, replacement: fileURLToPath(standIn) })),
        ...(mode === 'production'
          ? [...productionRouter, { find: 'react-style-singleton', replacement: styleSingletonStandIn }]
          : []),
      ],
    },
    build: {
      outDir: process.env['OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      modulePreload: {
        // A browser without module preloads loads each file when it is imported.
        polyfill: false,
        // Every page has these files already, so no import need name them.
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((file) => !/\/(?:react|styles|main|app|screen|rolldown-runtime)-[^/]*\.js$/.test(file)),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [...chunkGroups] },
          // The first screen names a hundred files, and a hash does not compress. Seven characters tell 4,000,000,000,000 versions apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
    // The demo's worker needs all of its data at once: one file spares it the requests.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
    server: { port: 5173 },
    preview: { port: 5173, headers: { 'Cache-Control': 'no-cache' } },
  };
});
