import { startBackend } from '@tribunen/backend';

// Runs the backend in a separate process, so that its memory and time are measured apart from the spectators'. This
// process sends the backend's addresses to its parent process, and stops when the parent disconnects or ends.
const [folder = ''] = process.argv.slice(2);
const backend = await startBackend({ folder, port: 0 });
const { url, anonKey, serviceKey, databaseUrl } = backend;
process.once('disconnect', () => void backend.stop().finally(() => process.exit(0)));
process.send?.({ url, anonKey, serviceKey, databaseUrl });
