import { ConfigError, parseConfig } from './config.ts';
import { firstPaint } from './firstPaint.ts';
import { showStartFailure } from './shell/showStartFailure.ts';

async function start(): Promise<void> {
  const config = parseConfig(import.meta.env);
  // The page preloads the app and runs it after the static shell has been painted.
  await firstPaint();
  // The demo's backend must be ready before the first request, and before supabase-js captures WebSocket.
  if (import.meta.env.DEMO) {
    const [{ startDemo }, { startApp }] = await Promise.all([
      import('@tribunen/mocks/browser'),
      import('./startApp.tsx'),
    ]);
    const demo = await startDemo({ search: location.search, storage: sessionStorage, origin: location.origin });
    startApp(config, demo, await overhear());
  } else {
    const { startApp } = await import('./startApp.tsx');
    startApp(config, null, await overhear());
  }
}

/** In development, `?livelogg` shows what the live room does. It comes after the demo's backend, whose network it records. */
async function overhear() {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('livelogg')) return null;
  const { openLiveLog } = await import('./livelog/openLiveLog.tsx');
  return openLiveLog();
}

start().catch(async (error: unknown) => {
  console.error('The app did not start', error);
  showStartFailure(document);
  if (!(error instanceof ConfigError)) return;
  const { showConfigError } = await import('./showConfigError.ts');
  showConfigError(error);
});
