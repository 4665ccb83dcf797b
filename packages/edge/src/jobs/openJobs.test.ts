import { expect, test, vi } from 'vitest';
import { Rest } from '../project/Rest.ts';
import { openJobs } from './openJobs.ts';

const noNetwork = () => Promise.reject(new Error('no network'));

test.each([
  [{}, []],
  [{ FOOTBALL_DATA_KEY: 'k' }, ['football-data.org']],
  [{ FOOTBALL_PROVIDER: 'openligadb' }, ['OpenLigaDB']],
  [
    { FOOTBALL_PROVIDER: 'api-football, openligadb', API_FOOTBALL_KEY: 'k' },
    ['API-Football', 'OpenLigaDB', 'fantasy.tv2.no'],
  ],
  [{ FOOTBALL_PROVIDER: 'api-football', API_FOOTBALL_KEY: 'k', API_FOOTBALL_PLAN: 'paid' }, ['API-Football']],
])(
  'a project with the settings %j asks the providers %j, in this order',
  (environment: Readonly<Record<string, string>>, names) => {
    const log = vi.fn();
    const world = { fetch: noNetwork, now: () => 0, log };
    const rest = new Rest('https://x.example.test', 'k', 'k', noNetwork);
    expect(openJobs(rest, (name) => environment[name], world).football.map(({ name }) => name)).toEqual(names);
    expect(log).not.toHaveBeenCalled();
  },
);

test.each([
  ['free', ['TIP', 'OBL', 'NMC', 'TOP', 'D1K', 'QUFA']],
  ['paid', ['TIP', 'OBL', 'NMC', 'TOP', 'D1K', 'QUFA', 'PL', 'CL']],
])('if API-Football is the only provider, its %s plan reports the competitions %j', (plan, codes) => {
  const rest = new Rest('https://x.example.test', 'k', 'k', noNetwork);
  const environment: Readonly<Record<string, string>> = {
    FOOTBALL_PROVIDER: 'api-football',
    API_FOOTBALL_KEY: 'k',
    API_FOOTBALL_PLAN: plan,
  };
  const world = { fetch: noNetwork, now: () => 0, log: vi.fn() };
  const [provider] = openJobs(rest, (name) => environment[name], world).football;
  const asked = ['TIP', 'OBL', 'NMC', 'TOP', 'D1K', 'QUFA', 'PL', 'CL'];
  expect(asked.filter((code) => provider?.has(code))).toEqual(codes);
});

test('a project without API-Football’s key does not use the provider, and the log says so', () => {
  const log = vi.fn();
  const rest = new Rest('https://x.example.test', 'k', 'k', noNetwork);
  const read = (name: string) => (name === 'FOOTBALL_PROVIDER' ? 'api-football,openligadb' : undefined);
  const { football } = openJobs(rest, read, { fetch: noNetwork, now: () => 0, log });
  expect(football.map(({ name }) => name)).toEqual(['OpenLigaDB']);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('API_FOOTBALL_KEY is empty'));
});
