import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@tribunen/locales';
import { renderFirstList } from '../../src/app/shell/firstScreen/renderFirstList.tsx';
import { renderFirstMatch } from '../../src/app/shell/firstScreen/renderFirstMatch.tsx';
import { FirstScreenServer } from '../../src/app/shell/firstScreen/FirstScreenServer.ts';

/** Of the build beside which this file stands; `live` is null where its live endpoints are at an address of its own site. */
declare const builtFor: {
  readonly live: string | null;
  readonly report: string;
  readonly version: string;
  readonly product: string;
};

const { version, product } = builtFor;
const live = process.env['FIRST_LIST_LIVE'] ?? builtFor.live;
const report = process.env['FIRST_LIST_REPORT'] ?? builtFor.report;
/** The screens of this many matches are kept. */
const mostMatches = 100;
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=1',
  // A page of another site may request the list, too: it contains what everybody may read.
  'Access-Control-Allow-Origin': '*',
};

const lists = new Map(
  languages.map((language) => [
    language,
    live === null
      ? null
      : new FirstScreenServer({ request: { address: live }, draw: renderFirstList, version, product, language }),
  ]),
);
const matches = new Map<string, FirstScreenServer>();

/** The list that a host includes in the page; null where nothing names the address of `/boot/live`. */
export const firstList = lists.get('nb') ?? null;

/**
 * Answers `/boot/first` with an HTML fragment: the list of the day, or the `match` with an id. A host includes it in the
 * page, or the page requests it in a `language`.
 */
async function answer(request?: Request): Promise<Response> {
  const asked = new URL(request?.url ?? 'http://host').searchParams;
  const language = languages.find((each) => each === asked.get('language')) ?? 'nb';
  const id = asked.get('match');
  const screen = id === null ? lists.get(language) : /^\d{1,15}$/.test(id) ? matchOf(id, language) : null;
  return new Response((await screen?.html()) ?? '', { headers });
}

function matchOf(id: string, language: Language): FirstScreenServer {
  const key = `${language} ${id}`;
  const kept = matches.get(key);
  if (kept !== undefined) return kept;
  const [oldest] = matches.keys();
  if (matches.size === mostMatches && oldest !== undefined) matches.delete(oldest);
  const request = { address: report, body: { id } };
  const screen = new FirstScreenServer({ request, draw: renderFirstMatch, version, product, language });
  matches.set(key, screen);
  return screen;
}

/** For hosts that run functions. */
export default { fetch: answer };

// `node hosts/firstList.js` answers at a port of its own, for nginx and Caddy.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (live === null) throw new Error('Set FIRST_LIST_LIVE to the address of /boot/live');
  const port = Number(process.env['PORT'] ?? 8787);
  const address = `http://127.0.0.1:${port}`;
  createServer(({ url = '/', headers: { 'accept-encoding': accepted = '' } }, response) => {
    void answer(new Request(new URL(url, address)))
      .then((screen) => screen.text())
      .then((html) =>
        /\bgzip\b/.test(String(accepted))
          ? response
              .writeHead(200, { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
              .end(gzipSync(html))
          : response.writeHead(200, headers).end(html),
      );
  }).listen(port, '127.0.0.1', () => console.warn(`The first list is at ${address}/boot/first`));
}
