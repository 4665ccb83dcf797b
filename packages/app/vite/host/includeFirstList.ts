import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import { firstListPlace } from '../../src/app/shell/firstScreen/FirstScreen.ts';

interface HostModule {
  readonly firstList: { html(): Promise<string> } | null;
}

/**
 * Includes the first list in each page of a build, as nginx and Caddy do with the same directive. Null for a build without one.
 *
 * @param headersOf the headers of the page
 */
export function includeFirstList(
  folder: string,
  headersOf: (path: string) => Readonly<Record<string, string>>,
): Connect.NextHandleFunction | null {
  const file = join(folder, 'hosts/firstList.js');
  if (!existsSync(file)) return null;
  const loaded: Promise<HostModule> = import(pathToFileURL(file).href);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    // A path with a dot names a file.
    if (request.method !== 'GET' || path.includes('.') || request.headers.accept?.includes('text/html') !== true) {
      next();
      return;
    }
    const answer = async ({ firstList }: HostModule): Promise<void> => {
      if (firstList === null) return next();
      const list = await firstList.html();
      const headers = { ...headersOf('/'), 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync(page.replace(firstListPlace, () => list)));
    };
    loaded.then(answer).catch(next);
  };
}
