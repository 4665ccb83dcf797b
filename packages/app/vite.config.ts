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
import { chunkGroups } from './vite/chunks.ts';
import { preconnect } from './vite/preconnect.ts';
import { preloadChunks } from './vite/preloadChunks.ts';
import { stableStyles } from './vite/stableStyles.ts';
import { staticShell } from './vite/staticShell.ts';

/** Neither Supabase variable set: the build is the demo and carries the mock backend. */
function isDemo(env: Record<string, string>): boolean {
  return env['VITE_SUPABASE_URL'] === undefined && env['VITE_SUPABASE_ANON_KEY'] === undefined;
}

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
      rolldownOptions: { output: { codeSplitting: { groups: [...chunkGroups] } } },
    },
    // The demo's worker needs all of its data at once: one file spares it the requests.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
    server: { port: 5173 },
    preview: { port: 5173, headers: { 'Cache-Control': 'no-cache' } },
  };
});
