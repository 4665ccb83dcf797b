import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, stopWhenAsked } from '@tribunen/backend';
import { build, preview } from 'vite';

// Starts a backend for the journeys, which plays a day of football at ten times the real speed, and serves the app that
// is built for this backend.
const port = Number(process.env['PORT'] ?? 4173);
const app = join(import.meta.dirname, '../../packages/app');
const outDir = join(app, 'dist-journeys');
const folder = await mkdtemp(join(tmpdir(), 'tribunen-journeys-'));
const site = `http://localhost:${port}`;
const backend = await startBackend({
  folder,
  port: port + 1,
  siteUrl: site,
  confirmEmail: true,
  football: { plan: 'paid', speed: 10, seed: 1 },
});
process.env['VITE_SUPABASE_URL'] = backend.url;
process.env['VITE_SUPABASE_ANON_KEY'] = backend.anonKey;
process.env['VITE_VAPID_PUBLIC_KEY'] = backend.vapidPublicKey;
process.env['VITE_API_URL'] = `${backend.url}/api`;
await build({ root: app, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const { url, anonKey, databaseUrl, footballUrl } = backend;
const postmaster = join(folder, 'postgres/data/postmaster.pid');
await writeFile(join(outDir, 'journey.json'), JSON.stringify({ url, anonKey, databaseUrl, footballUrl, postmaster }));
const server = await preview({ root: app, build: { outDir }, preview: { port, strictPort: true } });

stopWhenAsked(async () => {
  await server.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});
