import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import sirv from 'sirv';
import { builds } from '../../tooling/build/buildApp.mjs';

/** A site to which a newer version of the app can be deployed while pages are open. */
export interface Deployments {
  readonly address: string;
  /** Replaces the files of the first version with the files of the next version. */
  deployNext(): void;
  stop(): Promise<void>;
}

/**
 * Matches the name of a file of the build that contains a hash. The groups are the name without the hash, and the hash.
 */
const hashed = /^(.+)-([\w-]{7,8})\.(?:js|css)$/;

/** Serves the configured build, and the same build under other file names as its next version. */
export async function openDeployments(): Promise<Deployments> {
  const { folder } = builds.configured;
  const next = await mkdtemp(join(tmpdir(), 'tribunen-next-'));
  await copyRenamed(folder, next);
  const serve = (files: string) => sirv(files, { dev: true, single: true, etag: true });
  const [first, second] = [serve(folder), serve(next)];
  let current = first;
  const server = createServer((request, response) =>
    current(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return {
    address: `http://localhost:${address.port}`,
    deployNext() {
      current = second;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(next, { recursive: true, force: true });
    },
  };
}

/** Copies a build, with a different hash in the name of each hashed file, as if every file had changed. */
async function copyRenamed(from: string, to: string): Promise<void> {
  const assets = await readdir(join(from, 'assets'));
  const names = assets.filter((name) => hashed.test(name));
  const renamed = (name: string): string =>
    name.replace(hashed, (whole, stem: string, hash: string) =>
      whole.replace(`${stem}-${hash}`, `${stem}-${hash.slice(1)}n`),
    );
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const withNewNames = async (file: string): Promise<string> =>
    (await readFile(join(from, file), 'utf8')).replaceAll(anyName, renamed);
  await cp(from, to, { recursive: true, filter: (path) => !names.includes(basename(path)) && isServed(path) });
  await mkdir(join(to, 'assets'), { recursive: true });
  for (const file of ['index.html', 'serviceWorker.js']) await writeFile(join(to, file), await withNewNames(file));
  for (const name of names)
    await writeFile(join(to, 'assets', renamed(name)), await withNewNames(join('assets', name)));
}

/** Whether the copy needs a file. It needs no source maps and no precompressed files. */
function isServed(path: string): boolean {
  return !['.map', '.br', '.gz'].includes(extname(path));
}
