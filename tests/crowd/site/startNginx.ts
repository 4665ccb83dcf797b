import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tribunen/backend';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** The MIME types of the app's files. */
const types =
  'types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; image/png png; image/webp webp; font/woff2 woff2; application/manifest+json webmanifest; }';

interface Nginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx as the cache of the live endpoints, on a port of this machine (`apt-get install nginx-light`).
 *
 * @param given `origin` is the address of the live endpoints, `site` a folder with the app's files, which nginx serves
 * too
 */
export async function startNginx(given: {
  readonly folder: string;
  readonly origin: string;
  readonly site?: string;
  readonly port?: number;
}): Promise<Nginx> {
  const { folder } = given;
  const port = given.port ?? (await freePort());
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'mime.types'), types);
  writeFileSync(file, nginxConfiguration({ ...given, port }));
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
    if (isUp) return { url, pid: child.pid ?? 0, stop: async () => (child.kill(), ended) };
    await sleep(50);
  }
  throw new Error('nginx does not answer');
}
