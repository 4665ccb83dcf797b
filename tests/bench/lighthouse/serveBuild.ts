import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Serves a build as a host would: compressed, hashed files cached for a year, and `index.html` for every address of the
 * app. Vite's own preview does not compress, so its load times mean nothing.
 *
 * @param folder absolute path of the build
 * @returns the address, and a function that stops the server
 */
export async function serveBuild(folder: string): Promise<{ readonly address: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = join(folder, normalize(pathname));
    const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : join(folder, 'index.html');
    const extension = extname(file);
    const zip = compressible.has(extension);
    response.writeHead(200, {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(zip && { 'Content-Encoding': 'gzip' }),
    });
    const content = createReadStream(file);
    if (zip) content.pipe(createGzip()).pipe(response);
    else content.pipe(response);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    address: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
