import { ConfigError, parseConfig } from './config.ts';
import { showConfigError } from './showConfigError.ts';
import { startApp } from './startApp.tsx';

async function start(): Promise<void> {
  const config = parseConfig(import.meta.env);
  // The demo's backend must stand before the first request, and before supabase-js takes hold of WebSocket.
  if (import.meta.env.DEMO) {
    const { startDemo } = await import('@tribunen/mocks/browser');
    const demo = await startDemo({ search: location.search, storage: sessionStorage, origin: location.origin });
    startApp(config, demo);
  } else startApp(config, null);
}

start().catch((error: unknown) => {
  console.error(error);
  if (error instanceof ConfigError) showConfigError(error);
  else throw error;
});
