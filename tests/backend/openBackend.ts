import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendOptions, type RunningBackend, startBackend } from '@tribunen/backend';

interface OpenBackend extends RunningBackend {
  /** The process id of the database. */
  databaseProcess(): Promise<number>;
}

/** Starts the backend of `npm run backend` with new data on a free port; its data are removed when it stops. */
export async function openBackend(options: Partial<BackendOptions> = {}): Promise<OpenBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-backend-'));
  const backend = await startBackend({ folder, port: 0, ...options });
  return {
    ...backend,
    async databaseProcess() {
      const [id] = (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
      return Number(id);
    },
    async stop() {
      await backend.stop();
      await rm(folder, { recursive: true });
    },
  };
}
