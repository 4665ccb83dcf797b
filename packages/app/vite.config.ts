import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { defaultProductName } from './src/defaultProductName.ts';
import { beforePaintScript } from './vite/beforePaintScript.ts';
import { preloadApp } from './vite/preloadApp.ts';
import { staticShell } from './vite/staticShell.ts';

/** Neither Supabase variable set: the build is the demo and carries the mock backend. */
function isDemo(env: Record<string, string>): boolean {
  return env['VITE_SUPABASE_URL'] === undefined && env['VITE_SUPABASE_ANON_KEY'] === undefined;
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const demo = isDemo(env);
  const productName = env['VITE_PRODUCT_NAME'] ?? defaultProductName;
  return {
    root: import.meta.dirname,
    define: { 'import.meta.env.DEMO': JSON.stringify(demo) },
    plugins: [
      react(),
      staticShell({ demo, productName }),
      beforePaintScript(),
      preloadApp('/src/startApp.tsx'),
      ...(demo ? [msw({ mode: 'worker-only' })] : []),
    ],
    build: { outDir: process.env['OUT_DIR'] ?? 'dist', emptyOutDir: true, manifest: true, target: 'es2023' },
    server: { port: 5173 },
    preview: { port: 5173, headers: { 'Cache-Control': 'no-cache' } },
  };
});
