import { createServer } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@tribunen/locales';
import { FirstListServer } from '../../src/app/shell/firstList/FirstListServer.ts';

/** Of the build beside which this file stands; `live` is null where its live endpoints are at an address of its own site. */
declare const builtFor: { readonly live: string | null; readonly version: string; readonly product: string };

const { version, product } = builtFor;
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=1',
  // A page of another site may request the list, too: it contains what everybody may read.
  'Access-Control-Allow-Origin': '*',
};

/** The lists of this build, each for the readers of a language; null where nothing names the address of `/boot/live`. */
const lists = openLists(process.env['FIRST_LIST_LIVE'] ?? builtFor.live);
/** The list that a host includes in the page. */
export const firstList = lists?.get('nb') ?? null;

/** Answers `/boot/first`, an HTML fragment: a host includes it in the page, or the page requests it in a `language`. */
async function answer(request?: Request): Promise<Response> {
  const language = request === undefined ? null : new URL(request.url).searchParams.get('language');
  const list = languages.find((each) => each === language) ?? 'nb';
  return new Response((await lists?.get(list)?.html()) ?? '', { headers });
}

/** For hosts that run functions. */
export default { fetch: answer };

// `node hosts/firstList.js` answers at a port of its own, for nginx and Caddy.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (lists === null) throw new Error('Set FIRST_LIST_LIVE to the address of /boot/live');
  const port = Number(process.env['PORT'] ?? 8787);
  const address = `http://127.0.0.1:${port}`;
  createServer(({ url = '/' }, response) => {
    void answer(new Request(new URL(url, address)))
      .then((list) => list.text())
      .then((html) => response.writeHead(200, headers).end(html));
  }).listen(port, '127.0.0.1', () => console.warn(`The first list is at ${address}/boot/first`));
}

function openLists(live: string | null): ReadonlyMap<Language, FirstListServer> | null {
  return live === null
    ? null
    : new Map(languages.map((language) => [language, new FirstListServer({ live, version, product, language })]));
}
