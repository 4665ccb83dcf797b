import { parseOsloDay } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendAccess } from './access/BackendAccess.ts';
import { homeApi } from './homeApi.ts';

const day = parseOsloDay('2026-11-21');

/** Access to a backend that answers every request in this way. */
function backendAnswering(answer: (request: Request) => Promise<Response>) {
  const access = new BackendAccess({
    url: 'https://example.supabase.co',
    anonKey: 'anon-key',
    apiUrl: 'https://example.supabase.co/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: (input, init) => answer(new Request(input, init)),
  });
  return homeApi.of(access);
}

async function matchesFrom(answer: (request: Request) => Promise<Response>, competitions?: readonly string[]) {
  if (day === null) throw new Error('no day');
  return backendAnswering(answer).matches(day, competitions);
}

const match = {
  id: 1,
  utcDate: '2026-11-21T14:00:00Z',
  status: 'IN_PLAY',
  homeTeam: { id: 1, name: 'Brann' },
  awayTeam: { id: 2, name: 'Viking' },
  competition: { id: 9, code: 'ES', name: 'Eliteserien' },
  score: { fullTime: { home: 1, away: 0 } },
};

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

test('the request for a day contains its date, and the followed competitions as one text with commas', async () => {
  const asked: unknown[] = [];
  await matchesFrom(
    async (request) => {
      asked.push(new URL(request.url).pathname, await request.json());
      return Response.json({ matches: [] });
    },
    ['2021', '2001'],
  );
  expect(asked).toEqual(['/functions/v1/results-today-edge', { date: '2026-11-21', competitions: '2021,2001' }]);
});

test('a field that breaks the contract is dropped, and a match without an id is left out; each is reported once', async () => {
  const odd = { ...match, id: 2, score: { fullTime: { home: 'to', away: 0 } } };
  const broken = { ...match, id: null };
  const answer = () => Promise.resolve(Response.json({ matches: [match, odd, broken] }));

  const shown = await matchesFrom(answer);
  expect(shown.map(({ id }) => id)).toEqual(['1', '2']);
  expect(shown[1]?.score.fullTime).toEqual({ home: null, away: null });
  await matchesFrom(answer);
  expect(complaints.mock.calls.flat()).toEqual([
    expect.stringContaining('results-today-edge matches.1.score.fullTime.home'),
    expect.stringContaining('results-today-edge matches.2.id'),
  ]);
});

test.each([
  ['500 with a message', () => Response.json({ error: 'upstream is down' }, { status: 500 }), 'upstream is down'],
  ['429', () => new Response('slow down', { status: 429, statusText: 'Too Many Requests' }), '429 Too Many Requests'],
  ['an HTML page', () => new Response('<h1>Hei</h1>', { headers: { 'Content-Type': 'text/html' } }), 'no JSON'],
  [
    'JSON that is cut off',
    () => new Response('{"matches": [', { headers: { 'Content-Type': 'application/json' } }),
    '',
  ],
])('%s fails the call with the words of the specification', async (_case, response, message) => {
  await expect(matchesFrom(() => Promise.resolve(response()))).rejects.toThrow(
    new RegExp(`^API call failed: .*${message}`),
  );
});

test('an answer that is not a list of matches fails', async () => {
  await expect(matchesFrom(() => Promise.resolve(Response.json({ kamper: [] })))).rejects.toThrow(/results-today-edge/);
});

test('without a network the call fails', async () => {
  await expect(matchesFrom(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(/^API call failed: /);
});
