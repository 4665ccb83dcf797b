import { join } from 'node:path';
import { ChildServer } from '../process/ChildServer.ts';
import { freePort } from '../process/freePort.ts';
import type { RunningServer } from '../rest/startPostgRest.ts';
import { functionsFolder, readFunctions } from './readFunctions.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Starts every function of `supabase/functions` from its deployed entry file, all in one Deno process.
 *
 * @param env the environment variables that a hosted function has
 * @returns null if the project has no functions
 */
export async function startFunctions(env: Readonly<Record<string, string>>): Promise<RunningServer | null> {
  const names = [...readFunctions().keys()];
  if (names.length === 0) return null;
  const port = await freePort();
  const server = new ChildServer({
    name: 'Deno',
    command: join(root, 'node_modules/.bin/deno'),
    args: [
      'run',
      '--quiet',
      '--no-check',
      '--no-lock',
      '--no-remote',
      '--cached-only',
      '--node-modules-dir=manual',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      join(root, 'backend/deno/serveFunctions.ts'),
      functionsFolder,
      String(port),
      names.join(),
    ],
    options: { cwd: root, env: { ...process.env, ...env, DENO_NO_UPDATE_CHECK: '1' } },
    isUp: async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null,
    lasts: true,
  });
  await server.start();
  return { port, stop: () => server.stop() };
}
