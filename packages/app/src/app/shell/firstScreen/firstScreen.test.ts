import { instantAt } from '@tribunen/domain';
import { dayListAttribute, firstMatchTag, keptListTag } from '@tribunen/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { keptListAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import { visitorsListKey } from '../keptList/KeptList.ts';
import { showKeptList } from '../keptList/showKeptList.ts';
import { askFirstScreen } from './askFirstScreen.ts';
import { renderFirstList } from './renderFirstList.tsx';
import { renderFirstMatch } from './renderFirstMatch.tsx';
import { showFirstMatch } from './showFirstMatch.ts';
import { nothingHiddenEvent } from './FirstScreen.ts';
import { FirstScreenServer } from './FirstScreenServer.ts';

const at = Date.parse('2026-11-21T15:00:00Z');
const version = 'tribunen-version:1';
const hostile = '</template><script>alert(1)</script><img src=x onerror=alert(1)>" style="color:red';
const team = (id: number, name: string) => ({ id, name, shortName: name, tla: 'LAG', crest: null });
const match = (id: number, home: string) => ({
  id,
  utcDate: '2026-11-21T14:00:00Z',
  status: 'IN_PLAY',
  minute: 45,
  competition: { id: 2021, code: 'PL', name: 'Premier League', emblem: null },
  homeTeam: team(1, home),
  awayTeam: { ...team(2, 'Rovers'), crest: 'https://crests.example/2.png' },
  score: { fullTime: { home: 2, away: 1 }, halfTime: { home: null, away: null } },
  lastUpdated: '2026-11-21T14:59:00Z',
});
const answerOf = (home: string) =>
  Response.json({ version: 1, date: '2026-11-21', matches: [match(7, home)], recentEvents: {}, mode: 'small' });

const complaints = vi.spyOn(console, 'error');
const ask = vi.fn<typeof fetch>();
let nowMs = at;
let server: FirstScreenServer;
const elements = new Map<string, CustomElementConstructor>();

beforeEach(() => {
  nowMs = at;
  ask.mockReset().mockImplementation(() => Promise.resolve(answerOf('Wanderers')));
  complaints.mockReset().mockImplementation(() => {});
  server = new FirstScreenServer({
    request: { address: 'https://backend.test/boot/live' },
    draw: renderFirstList,
    version,
    product: 'Tribunen',
    language: 'nb',
    ask,
    now: () => nowMs,
  });
  vi.spyOn(customElements, 'define').mockImplementation((name, element) => void elements.set(name, element));
  history.replaceState(null, '', '/results');
  document.head.innerHTML = '<script type="text/plain" src="/assets/main-1.js"></script>';
  document.documentElement.lang = 'nb';
});
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** The content of the static shell in a page into which the host has put `list`. */
function shownWith(list: string, visitedAt = at, asked = Promise.resolve<Document | null>(null)): Element {
  document.body.innerHTML = `${list}<div ${dayListAttribute}>…<${keptListTag}></${keptListTag}></div>`;
  showKeptList(new SafeStorage(() => localStorage), document, () => instantAt(visitedAt), asked);
  const [place] = document.querySelectorAll(keptListTag);
  const connected: unknown = elements.get(keptListTag)?.prototype.connectedCallback;
  if (place !== undefined && typeof connected === 'function') connected.call(place);
  const shell = document.querySelector(`[${dayListAttribute}]`);
  if (shell === null) throw new Error('there is no list');
  return shell;
}

test('START-1 a visitor’s page begins with the day’s matches, in the same elements as in the app', async () => {
  const shell = shownWith(await server.html());
  expect(shell.hasAttribute(keptListAttribute)).toBe(true);
  expect(shell.querySelector('a[href="/match/7"]')?.textContent).toContain('Wanderers');
  expect(shell.textContent).toContain('Tribunen – kampene direkte, og tribunen rundt dem.');
  const styled = shell.querySelector<HTMLElement>('a[href="/match/7"] [data-fitted]');
  expect(styled?.style.getPropertyValue('--letters')).toMatch(/^\d+$/);
});

test('START-1 the host’s list takes precedence over the list that the device has kept', async () => {
  localStorage.setItem(
    visitorsListKey,
    JSON.stringify({ stamp: `${version},2026-11-21,nb,,`, age: '', list: ['p', {}] }),
  );
  expect(shownWith(await server.html()).textContent).toContain('Wanderers');
});

test.each<[string, () => number | void]>([
  ['to a device with a session', () => localStorage.setItem('sb-abc-auth-token', '{}')],
  ['in another language', () => void (document.documentElement.lang = 'en')],
  ['once a result was hidden', () => localStorage.setItem('tribunen.knownUntil', '{"hidden":["7"]}')],
  [
    'in another version',
    () => void (document.head.innerHTML = '<script type="text/plain" src="/assets/main-2.js"></script>'),
  ],
  ['for another day of the list', () => history.replaceState(null, '', '/results?date=2026-11-20')],
  ['from a page that a cache has kept for a minute', () => at + 60_000],
  ['on another day', () => at + 24 * 3_600_000],
])('START-1 the visitors’ list is not shown %s', async (_when, arrange) => {
  const list = await server.html();
  expect(shownWith(list, arrange() ?? at).textContent).toBe('…');
});

const asked: string[] = [];

/** Answers the page's own request for its first screen. */
function answerRequests(html: () => Promise<string>): void {
  asked.length = 0;
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      responseXML: Document | null = null;
      onloadend = (): void => {};
      open(_method: string, address: string): void {
        asked.push(address);
      }
      overrideMimeType(): void {}
      async send(): Promise<void> {
        this.responseXML = new DOMParser().parseFromString(await html(), 'text/html');
        this.onloadend();
      }
    },
  );
  document.head.innerHTML = '';
}

/** Sends the request from <head>, where the page's version is not known yet. */
function askFromHead(): Promise<Document | null> {
  const answer = askFirstScreen(
    'https://first.test/list',
    new SafeStorage(() => localStorage),
    document,
    instantAt(at),
  );
  document.head.innerHTML = '<script type="text/plain" src="/assets/main-1.js"></script>';
  return answer;
}

describe('START-3 the page of a static host', () => {
  beforeEach(() => answerRequests(() => server.html()));
  afterEach(() => vi.unstubAllGlobals());

  test('START-3 begins with the list that the page has requested', async () => {
    const shell = shownWith('', at, askFromHead());
    await vi.waitFor(() => expect(shell.textContent).toContain('Wanderers'));
    expect(asked).toEqual(['https://first.test/list?language=nb']);
  });

  test('START-3 shows no list that comes after the app', async () => {
    const answer = askFromHead();
    const shell = shownWith('', at, answer);
    shell.querySelector(keptListTag)?.remove();
    await answer;
    expect(shell.textContent).toBe('…');
  });

  test.each<[string, () => void]>([
    ['on a device with a session', () => localStorage.setItem('sb-abc-auth-token', '{}')],
    ['once a result was hidden', () => localStorage.setItem('tribunen.knownUntil', '{"hidden":["7"]}')],
    ['for another day', () => history.replaceState(null, '', '/results?date=2026-11-20')],
    ['on another screen', () => history.replaceState(null, '', '/settings')],
    [
      'where the device has kept a list of the day',
      () => localStorage.setItem(visitorsListKey, JSON.stringify({ stamp: `${version},2026-11-21,nb,,` })),
    ],
  ])('START-3 requests no list %s', async (_where, arrange) => {
    arrange();
    expect([await askFromHead(), asked]).toEqual([null, []]);
  });
});

describe('START-4 an opened match', () => {
  const matchServer = () =>
    new FirstScreenServer({
      request: { address: 'https://backend.test/fetch-match', body: { id: '7' } },
      draw: renderFirstMatch,
      version,
      product: 'Tribunen',
      language: 'nb',
      ask,
      now: () => nowMs,
    });
  const report = (home: string) => ({
    ...match(7, home),
    goals: [{ minute: 12, team: { id: 1 }, scorer: { name: 'Berg' } }],
  });
  beforeEach(() => {
    ask.mockImplementation(() => Promise.resolve(Response.json(report('Wanderers'))));
    answerRequests(() => matchServer().html());
    history.replaceState(null, '', '/match/7');
    innerWidth = 390;
  });
  const width = innerWidth;
  afterEach(() => {
    innerWidth = width;
    vi.unstubAllGlobals();
  });

  async function shownMatch(saysNothingIsHidden = false): Promise<string> {
    document.body.innerHTML = `<main><div>Laster</div><${firstMatchTag}></${firstMatchTag}></main>`;
    showFirstMatch(new SafeStorage(() => localStorage), document, () => instantAt(at), askFromHead());
    const connected: unknown = elements.get(firstMatchTag)?.prototype.connectedCallback;
    const place = document.querySelector(firstMatchTag);
    const shown: unknown = typeof connected === 'function' ? connected.call(place) : null;
    if (saysNothingIsHidden) document.dispatchEvent(new Event(nothingHiddenEvent));
    if (saysNothingIsHidden || localStorage.getItem('sb-abc-auth-token') === null) await shown;
    return document.querySelector('main')?.textContent ?? '';
  }

  test('START-4 begins with its header, its score and its scorers, for a signed-in reader too', async () => {
    localStorage.setItem('sb-abc-auth-token', '{}');
    expect(await shownMatch(true)).toMatch(/Wanderers 2, Rovers 1.*Berg/);
    expect(asked).toEqual(['https://first.test/list?language=nb&match=7']);
    expect(ask.mock.calls[0]?.[1]?.body).toBe('{"id":"7"}');
  });

  test.each([
    ['2026-11-21T14:00:00Z', '/results'],
    ['2026-11-14T14:00:00Z', '/results?date=2026-11-14'],
  ])('START-4 leads back to the results of the match’s day: %s', async (utcDate, href) => {
    ask.mockImplementation(() => Promise.resolve(Response.json({ ...report('Wanderers'), utcDate })));
    await shownMatch();
    expect(document.querySelector('main section a')?.getAttribute('href')).toBe(href);
  });

  test('START-4 KNOWN-17 waits at a signed-in reader until their account is known to hide nothing', async () => {
    localStorage.setItem('sb-abc-auth-token', '{}');
    const text = await shownMatch();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(text).toBe('Laster');
    expect(document.querySelector('main')?.textContent).toBe('Laster');
  });

  test('START-4 SECURITY-2 a hostile name is text', async () => {
    ask.mockImplementation(() => Promise.resolve(Response.json(report(hostile))));
    expect(await shownMatch()).toContain('onerror=alert(1)');
    expect(document.querySelectorAll('main script, main img[onerror], main [style*="color"]')).toHaveLength(0);
  });

  test.each<[string, () => void]>([
    ['once a delay was chosen', () => localStorage.setItem('tribunen.knownUntil', '{"all":40}')],
    ['at an earlier minute', () => history.replaceState(null, '', '/match/7?minutt=67')],
    ['in a window with panes', () => (innerWidth = 1440)],
  ])('START-4 is not requested %s', async (_when, arrange) => {
    arrange();
    expect(await shownMatch()).toBe('Laster');
    expect(asked).toEqual([]);
  });
});

test('START-1 SECURITY-2 a hostile name is text', async () => {
  ask.mockResolvedValue(answerOf(hostile));
  const list = await server.html();
  const page = new DOMParser().parseFromString(list, 'text/html');
  expect(page.querySelectorAll('template, script, img')).toHaveLength(1);
  const shell = shownWith(list);
  expect(shell.querySelectorAll('script, img[onerror], [style*="color"]')).toHaveLength(0);
  expect(shell.textContent).toContain('onerror=alert(1)');
});

test('START-1 SECURITY-2 elements of a list that act by themselves are left out', async () => {
  const list = (await server.html()).replace(
    '</template>',
    '<script src="/assets/main-1.js"></script><meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test"></template>',
  );
  const shell = shownWith(list);
  expect(shell.textContent).toContain('Wanderers');
  expect(shell.querySelectorAll('script, meta, base')).toHaveLength(0);
});

test('START-2 the pages of a second share one request, and later pages receive the old list while a newer one is made', async () => {
  await Promise.all([server.html(), server.html()]);
  nowMs += 1000;
  await server.html();
  expect(ask).toHaveBeenCalledOnce();
  nowMs += 1;
  ask.mockImplementation(() => Promise.resolve(answerOf('United')));
  expect(await server.html()).toContain('Wanderers');
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await server.html()).toContain('United'));
});

test.each<[string, () => Promise<Response>]>([
  ['refuses', () => Promise.reject(new Error('down'))],
  ['fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['answers with something else', () => Promise.resolve(Response.json({ matches: 'none' }))],
])(
  'START-2 while the backend %s the page is as without a list, and the backend is left alone for eight seconds',
  async (_what, fail) => {
    await server.html();
    nowMs += 30_001;
    ask.mockReset().mockImplementation(fail);
    expect([await server.html(), await server.html()]).toEqual(['', '']);
    expect([ask.mock.calls.length, complaints.mock.calls.length]).toEqual([1, 1]);
    nowMs += 8001;
    ask.mockImplementation(() => Promise.resolve(answerOf('United')));
    expect(await server.html()).toContain('United');
  },
);
