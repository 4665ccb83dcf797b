import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { defaultProductName } from './src/config.ts';
import { assetsPassServiceWorker } from './vite/assetsPassServiceWorker.ts';
import { beforePaintScript } from './vite/beforePaintScript.ts';
import { precompressed } from './vite/precompressed.ts';
import { preconnect } from './vite/preconnect.ts';
import { preloadChunks } from './vite/preloadChunks.ts';
import { stableStyles } from './vite/stableStyles.ts';
import { staticShell } from './vite/staticShell.ts';

/** Neither Supabase variable set: the build is the demo and carries the mock backend. */
function isDemo(env: Record<string, string>): boolean {
  return env['VITE_SUPABASE_URL'] === undefined && env['VITE_SUPABASE_ANON_KEY'] === undefined;
}

/**
 * How the scripts are cut. What seldom changes is cut off from what often does, so that a new version of the app leaves it in the browser's
 * cache; and all that the first screen runs comes in one file, for on a telephone each request costs more than the bytes in it. A module goes
 * with all that it imports, where no group before it has taken that.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'msw', test: /\/node_modules\/(?:msw|@msw\/url|@mswjs)\//, priority: 4 },
  // Before the app, or the entry and the demo's worker would wait for the app's file.
  { name: 'main', test: /\/packages\/app\/src\/main\.tsx$/, priority: 3 },
  { name: 'demo', test: /\/mocks\/src\/browser\.ts$/, priority: 3 },
  // Before Supabase: of that the first screen has the tables and the functions alone.
  // Before the app, which names them but does not use them.
  { name: 'words', test: /\/locales\/nb\/later\.ts$/, priority: 3 },
  // Apart from the screen: reading back the styles of the page takes as long as the screen's own modules.
  { name: 'styles', test: /\/node_modules\/(?:styled-components|stylis|@emotion)\//, priority: 4 },
  { name: 'screen', test: /\/packages\/app\/src\/app\/firstScreen\.ts$/, priority: 3 },
  { name: 'app', test: /\/packages\/app\/src\/app\/startApp\.tsx$/, priority: 2 },
  {
    name: 'supabase',
    test: /\/node_modules\/@supabase\/|\/packages\/app\/src\/backend\/access\/client\.ts$/,
    priority: 1,
  },
  // What follows the first screen at once, for everybody and for who is signed in.
  {
    name: 'live',
    test: /\/packages\/app\/src\/(?:live\/(?:openLiveRoom|CorrectionsHost)|features\/shell\/DataAgeContainer)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'member',
    test: /\/packages\/app\/src\/(?:live\/notifications\/openAlerts|live\/notifications\/cards\/FlipCardHost|chat\/outbox\/outboxesOf|live\/presence\/OnlineUsers|features\/shell\/SpectatorHost)\.tsx?$/,
    priority: 1,
  },
  // What several later screens have in common, or one of them would have it and the others load all of that one.
  { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 0.5 },
  {
    name: 'header',
    test: /\/packages\/app\/src\/features\/match\/cheer\/useCheer\.ts$|\/packages\/ui\/src\/match\/MatchHeader\//,
    priority: 2,
  },
  { name: 'tabs', test: /\/packages\/ui\/src\/primitives\/Tabs\/Tabs\.tsx$/, priority: 2 },
  {
    name: 'parts',
    test: new RegExp(
      `/packages/(?:${[
        'domain/src/account/normaliseEmail',
        'ui/src/forms/(?:Countdown|SpokenAfterPause|useWait)',
        'ui/src/primitives/IconButton/IconButton',
        'app/src/backend/(?:invitationsBackend|functions/football-data)',
        'app/src/(?:data/useFailureWords|data/matches/useListedMatch|navigation/useSiteAddress|lib/state/useStableFunction)',
      ].join('|')})\\.tsx?$`,
    ),
    priority: 2,
  },
  // The match with its chat, and the opened match.
  { name: 'match', test: /\/packages\/app\/src\/(?:app\/routes\/matchScreens|chat\/RoomChat)\.tsx?$/, priority: 0 },
  {
    name: 'detail',
    test: /\/packages\/app\/src\/features\/match\/detail\/(?:MatchDetailContainer|tabs\/ReportTab)\.tsx$/,
    priority: 0,
  },
];

/** Parts of libraries that are large, cannot be left out by tree-shaking and are not used, and what stands in for them. */
const unused = [
  { find: '@supabase/storage-js', standIn: new URL('src/backend/access/noFiles.ts', import.meta.url) },
  // auth-js alone imports it under this name.
  { find: /^\.\/lib\/webauthn$/, standIn: new URL('src/backend/access/noPasskeys.ts', import.meta.url) },
  { find: 'tough-cookie', standIn: new URL('../../mocks/src/noCookies.ts', import.meta.url) },
];

/** The router's package names its development build only. */
const router = createRequire(import.meta.url).resolve('react-router');
const productionRouter = [
  { find: /^react-router$/, replacement: resolve(router, '../../production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(router, '../../production/dom-export.mjs') },
];

/** What the page imports after its first paint, and fetches before. */
const preloaded = ['/packages/app/src/app/startApp.tsx'];
/** What a screen renders with: its words, and its own code. */
const words = ['/loading/addLaterWords.ts', '/locales/nb/later.ts'];
const screens = {
  match: [...words, '/routes/matchScreens.ts'],
  'match-detail': [...words, '/match/detail/MatchDetailContainer.tsx', '/match/detail/tabs/ReportTab.tsx'],
  auth: [...words, '/features/auth/AuthContainer.tsx'],
};
/** The demo's own: its backend is on its way in a worker meanwhile. */
const preloadedByDemo = [...preloaded, '/mocks/src/browser.ts', '/mocks/src/answerNetwork.ts'];

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const demo = isDemo(env);
  const productName = env['VITE_PRODUCT_NAME'] ?? defaultProductName;
  return {
    root: import.meta.dirname,
    oxc: stableStyles,
    define: { 'import.meta.env.DEMO': JSON.stringify(demo) },
    plugins: [
      react(),
      staticShell({ demo, productName }),
      beforePaintScript(),
      preconnect(demo ? undefined : env['VITE_SUPABASE_URL']),
      preloadChunks({ always: demo ? preloadedByDemo : preloaded, screens }),
      ...precompressed(),
      ...(demo ? [msw({ mode: 'worker-only' }), assetsPassServiceWorker()] : []),
    ],
    resolve: {
      alias: [
        ...unused.map(({ find, standIn }) => ({ find, replacement: fileURLToPath(standIn) })),
        ...(mode === 'production' ? productionRouter : []),
      ],
    },
    build: {
      outDir: process.env['OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    // The demo's worker needs all of its data at once: one file spares it the requests.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
    server: { port: 5173 },
    preview: { port: 5173, headers: { 'Cache-Control': 'no-cache' } },
  };
});
