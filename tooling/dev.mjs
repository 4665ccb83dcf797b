import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setUp/root.mjs';

/**
 * Serves the app with hot reload. Without an argument the app is the demo. With `--backend` this script starts a real
 * backend with PostgreSQL, and stops it when Vite ends. Other arguments go to Vite.
 */
async function dev() {
  const given = process.argv.slice(2);
  const backend = given.includes('--backend') ? await openBackend() : null;
  const variables =
    backend === null
      ? {}
      : {
          VITE_SUPABASE_URL: backend.url,
          VITE_SUPABASE_ANON_KEY: backend.anonKey,
          VITE_VAPID_PUBLIC_KEY: backend.vapidPublicKey,
          VITE_API_URL: `${backend.url}/api`,
        };
  const vite = spawn(
    'vite',
    given.filter((argument) => argument !== '--backend'),
    {
      cwd: join(root, 'packages/app'),
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    },
  );
  // On a signal this process does not end at once: it ends Vite, and then stops the backend.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => vite.kill());
  const code = await new Promise((resolve) => vite.once('exit', resolve));
  await backend?.stop();
  process.exitCode = code ?? 0;
}

async function openBackend() {
  const { startBackend } = await import('@tribunen/backend');
  const backend = await startBackend({ port: 54_321, siteUrl: 'http://localhost:5173' });
  console.log(`The backend is at ${backend.url}, and its mails at ${backend.url}/mails.`);
  return backend;
}

await dev();
