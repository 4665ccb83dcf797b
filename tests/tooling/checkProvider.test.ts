import { apiLeagues } from '@tribunen/edge';
import { ApiFootballStandIn } from '@tribunen/football';
import { expect, test } from 'vitest';
import { mainKickOff, openSunday } from '../providerDay/twelveMatches.ts';
import { checkProvider } from '../../tooling/provider/checkProvider.ts';

const match = {
  fixture: { id: 7, date: '2026-11-22T16:00:00+00:00', status: { short: 'NS' } },
  league: { id: 103, round: 'Regular Season - 28' },
  teams: { home: { id: 319, name: 'Brann' }, away: { id: 327, name: 'Bodo/Glimt' } },
};
const leagues = apiLeagues.map(({ league: id, competition: { name } }) => ({ league: { id, name } }));

const account = { subscription: { plan: 'Free' }, requests: { current: 4, limit_day: 100 } };
const table = { errors: { plan: 'Free plans do not have access to this season' }, response: [] };
const good = {
  '/status': { response: account },
  '/fixtures': { response: [{ ...match, fixture: { ...match.fixture, id: 6 }, league: { id: 39 } }, match] },
  '/leagues': { response: leagues },
  '/standings': table,
};

function run(answers: Readonly<Record<string, { readonly errors?: object; readonly response: unknown }>>) {
  const asked: string[] = [];
  const ask: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    const isWrong = request.headers.get('x-apisports-key') === 'wrong';
    const answer = isWrong ? { errors: { token: 'Missing application key.' }, response: [] } : answers[pathname];
    return Promise.resolve(Response.json({ errors: [], ...(answer ?? { response: [] }) }));
  };
  const now = (): number => Date.parse('2026-11-22T15:00:00Z');
  const checked = checkProvider({
    url: 'https://api.example',
    key: 'key',
    fetch: ask,
    now,
    pause: () => Promise.resolve(),
  });
  return { asked, checked };
}

test('the check of a provider makes fifteen calls, and finds no difference if the provider answers as expected', async () => {
  const { asked, checked } = run(good);
  expect((await checked).filter(({ differs }) => differs !== null)).toEqual([]);
  expect(asked).toHaveLength(15);
  expect(asked).toContain('/fixtures/lineups?fixture=7');
});

test('the check of a provider names a refusal, a missing league and an unreadable match', async () => {
  const { checked } = run({
    ...good,
    '/fixtures': { response: [{ ...match, teams: null }] },
    '/fixtures/lineups': table,
    '/leagues': { response: leagues.filter(({ league: { id } }) => id !== 725) },
    '/standings': { response: [] },
  });
  const differing = new Map((await checked).map(({ name, differs }) => [name, differs]));
  expect(differing.get('leagues of Norway')).toBe('lacks 725 (Toppserien)');
  expect(differing.get('matches of today')).toMatch(/^match 0: /);
  expect(differing.get('line-ups')).toBe('refused by «plan»');
  expect(differing.get('table of this year')).toBe('no refusal by «plan»');
});

test('the check of a provider names a squad of another shape, and a goal that is in the score before it is listed', async () => {
  const { checked } = run({
    ...good,
    '/fixtures': { response: [{ ...match, goals: { home: 1, away: 0 }, events: [] }] },
    '/players/squads': { response: [{ squad: [] }] },
  });
  const differing = new Map((await checked).map(({ name, differs }) => [name, differs]));
  expect(differing.get('squad')).toContain('"players"');
  expect(differing.get('matches in play, 4 of 4')).toBe('match 7 lists 0 of 1 goals');
});

test('on the paid plan the check of a provider expects a table', async () => {
  const paid = { response: { ...account, subscription: { plan: 'Pro' } } };
  const differing = async (standings: { readonly errors?: object; readonly response: unknown }) => {
    const { checked } = run({ ...good, '/status': paid, '/standings': standings });
    return (await checked).find(({ name }) => name === 'table of this year')?.differs;
  };
  expect(await differing({ response: [] })).toBeNull();
  expect(await differing(table)).toBe('refused by «plan»');
});

test('the check of a provider can read the stand-in provider’s matches of a day and matches in play', async () => {
  const { football } = await openSunday();
  const now = (): number => mainKickOff + 30 * 60_000;
  const standIn = new ApiFootballStandIn({ football, now, perMinute: 100, perDay: 100 });
  const ask: typeof fetch = (input, init) => standIn.answer(new Request(input, init));
  const pause = (): Promise<void> => Promise.resolve();
  const checked = await checkProvider({ url: 'https://api.example', key: 'key', fetch: ask, now, pause });
  const matches = checked.filter(({ path }) => path.startsWith('fixtures?'));
  expect(matches.map(({ differs }) => differs)).toEqual(matches.map(() => null));
  expect(matches).toHaveLength(7);
  expect(JSON.stringify(matches[1]?.body)).toContain('"short":"1H"');
});
