import { startBackend } from '@tribunen/backend';

// The stand's backend in a process of its own, so that its memory and time are told apart from the spectators'. Says its addresses to the
// process that has started it, and stops with it.
const [folder = ''] = process.argv.slice(2);
const backend = await startBackend({ folder, port: 0 });
const { url, anonKey, serviceKey, databaseUrl } = backend;
process.once('disconnect', () => void backend.stop().finally(() => process.exit(0)));
process.send?.({ url, anonKey, serviceKey, databaseUrl });
