import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tribunen/backend';
import { nginxConfiguration } from './nginxConfiguration.ts';

interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx as the cache of the live endpoints, on a port of this machine (`apt-get install nginx-light`).
 *
 * @param folder the folder of nginx's files
 * @param origin the address of the live endpoints
 */
export async function startNginx(folder: string, origin: string): Promise<Nginx> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration({ folder, port, origin }));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  // Without this, nginx would outlive a run that fails.
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error('nginx did not start: apt-get install nginx-light', { cause: error })),
    );
    child.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await Promise.race([
      fetch(url).then(
        () => true,
        () => false,
      ),
      ended.then(() => false),
    ]);
    if (isUp) return { url, stop: async () => (child.kill(), ended) };
    await sleep(50);
  }
  throw new Error('nginx does not answer');
}
