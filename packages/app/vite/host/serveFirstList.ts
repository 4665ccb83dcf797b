import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { FirstListServer } from '../../src/app/shell/firstList/FirstListServer.ts';

/** Of the build beside which this file stands; `live` is null where its live endpoints are at an address of its own site. */
declare const builtFor: { readonly live: string | null; readonly version: string; readonly product: string };

const { version, product } = builtFor;
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=1' };

/** The list of this build; null where nothing names the address of `/boot/live`. */
export const firstList = openFirstList(process.env['FIRST_LIST_LIVE'] ?? builtFor.live);

/** Answers `/boot/first`, an HTML fragment that a host includes in the page, on hosts that run functions. */
export default {
  fetch: async (): Promise<Response> => new Response((await firstList?.html()) ?? '', { headers }),
};

// `node hosts/firstList.js` answers at a port of its own, for nginx and Caddy.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (firstList === null) throw new Error('Set FIRST_LIST_LIVE to the address of /boot/live');
  const port = Number(process.env['PORT'] ?? 8787);
  createServer((_request, response) => {
    void firstList.html().then((html) => response.writeHead(200, headers).end(html));
  }).listen(port, '127.0.0.1', () => console.warn(`The first list is at http://127.0.0.1:${port}/boot/first`));
}

function openFirstList(live: string | null): FirstListServer | null {
  return live === null ? null : new FirstListServer({ live, version, product });
}
