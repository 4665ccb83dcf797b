import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../../../tooling/setUp/root.mjs';

/**
 * Serves a build as `npm start` does: compressed, hashed files cached for a year, and `index.html` for every address of the app.
 *
 * @param folder absolute path of the build
 * @returns the address without a slash at its end, and a function that stops the server
 */
export async function serveBuild(folder: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const server = await preview({
    root: join(root, 'packages/app'),
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error(`${folder} could not be served.`);
  return { address: address.replace(/\/$/, ''), stop: () => server.close() };
}
