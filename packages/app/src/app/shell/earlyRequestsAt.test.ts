import { instantAt, osloDayOf, parseOsloDay, toMatchId } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { BackendAccess } from '../../api/access/BackendAccess.ts';
import { homeApi } from '../../api/homeApi.ts';
import { matchApi } from '../../api/matchApi.ts';
import { safetyApi } from '../../api/safetyApi.ts';
import { earlyRequestsAt } from './earlyRequestsAt.ts';

const now = instantAt(Date.parse('2026-11-21T14:30:00Z'));
const url = 'https://example.supabase.co';

/** The requests of a spectator at an address, as text. */
function requestsAt(address: string, userId: string | null = 'u1'): readonly string[] {
  const { pathname, search } = new URL(address, url);
  return earlyRequestsAt({ pathname, search }, now, userId).map(({ path, body }) => textOf(path, body));
}

function textOf(path: string, body: unknown): string {
  return body === undefined ? path : `${path} ${JSON.stringify(body)}`;
}

/** The requests that the app makes, as text. */
async function requestsOf(call: (access: BackendAccess) => Promise<unknown>): Promise<readonly string[]> {
  const asked: Promise<string>[] = [];
  const ask: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    asked.push(
      request.text().then((body) => textOf(`${pathname}${search}`, body === '' ? undefined : JSON.parse(body))),
    );
    return Promise.resolve(Response.json([]));
  };
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  await call(new BackendAccess({ url, anonKey: 'anon-key', apiUrl: '/api', storage, fetch: ask })).catch(() => {});
  return Promise.all(asked);
}

const listOf = (day: string | null) =>
  requestsOf((access) => homeApi.of(access).matches(parseOsloDay(day) ?? osloDayOf(now)));
const follows = () => requestsOf((access) => homeApi.of(access).follows('u1'));
const hidden = () => requestsOf((access) => homeApi.of(access).hiddenResults());
const filterLists = () =>
  requestsOf(async (access) => {
    const { muted, blocked, hiddenWords } = safetyApi.of(access);
    await Promise.all([muted(), blocked(), hiddenWords()]);
  });

test('on the results the day’s matches, the follows and the hidden results are requested early', async () => {
  expect(requestsAt('/results')).toEqual([...(await listOf(null)), ...(await follows()), ...(await hidden())]);
  expect(requestsAt('/')).toEqual(requestsAt('/results'));
  expect(requestsAt('/results?date=2026-11-20')[0]).toEqual((await listOf('2026-11-20'))[0]);
});

test('on the match screen today’s matches, the follows, the hidden results and the lists that filter a chat are requested early', async () => {
  expect(requestsAt('/match?date=2026-11-20')).toEqual([
    ...(await listOf(null)),
    ...(await follows()),
    ...(await hidden()),
    ...(await filterLists()),
  ]);
});

test('KNOWN-17 for an opened match its report is requested early, and for a spectator the hidden results', async () => {
  const id = toMatchId('7');
  if (id === null) throw new Error('no id');
  const report = await requestsOf((access) => matchApi.of(access).matchReport(id));
  expect(report).toHaveLength(1);
  for (const address of ['/match/7', '/match/7/']) {
    expect(requestsAt(address)).toEqual([...report, ...(await hidden())]);
  }
});

test('for a visitor neither follows nor lists are requested', () => {
  for (const address of ['/results', '/match', '/match/7']) expect(requestsAt(address, null)).toHaveLength(1);
});

test.each(['/auth', '/?next=%2Ffriends', '/friends', '/team', '/demo/mailbox'])(
  'nothing is requested early at %s',
  (address) => {
    expect(requestsAt(address)).toEqual([]);
  },
);
