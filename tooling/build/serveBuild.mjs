import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../setUp/root.mjs';
import { SetUpError } from '../setUp/SetUpError.mjs';

/**
 * Serves a build on a free port, as `npm start` does: compressed, with hashed files cached for a year, and `index.html`
 * for every address of the app.
 *
 * @param {string} folder absolute path of the build
 * @returns {Promise<{ readonly address: string, stop(): Promise<void> }>} the address without a slash at its end, and a
 * function that stops the server
 * @example const { address, stop } = await serveBuild(builds.demo.folder);
 */
export async function serveBuild(folder) {
  const server = await preview({
    root: join(root, 'packages/app'),
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new SetUpError(`${folder} could not be served.`);
  return { address: address.replace(/\/$/, ''), stop: () => server.close() };
}
