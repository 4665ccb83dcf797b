// @vitest-environment node
import { startMockNetwork } from '@tribunen/mocks/node';
import { QueryClient } from '@tanstack/react-query';
import type { Match } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendAccess } from '../../api/access/BackendAccess.ts';
import type { BackendAddress } from '../../api/access/network.ts';
import { homeApi } from '../../api/homeApi.ts';
import { liveApi } from '../../api/liveApi.ts';
import { AbsenceDetector } from '../AbsenceDetector.ts';
import { LiveFeed } from '../LiveFeed.ts';
import { MatchStore } from '../MatchStore.ts';
import { ServerClock } from '../ServerClock.ts';
import { SharedRests } from '../SharedRests.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { allMatchesKey } from '../../data/matches/matchesQuery.ts';
import { loneTab } from '../../testing/loneTab.ts';
import { ExampleLiveWorld } from '../../testing/ExampleLiveWorld.ts';
import { LiveLogBook } from './LiveLogBook.ts';
import { liveLogFile } from './liveLogFile.ts';
import { RecordedNetwork } from './RecordedNetwork.ts';
import { replayNetwork } from './replayNetwork.ts';

afterEach(() => vi.useRealTimers());

interface Spectator {
  readonly feed: LiveFeed;
  /** The ids of the events received, each once, in their order. */
  heard(): string[];
  states(): string[];
}

/** A page of the app, as far as the live feed goes. */
function sit(network: Pick<BackendAddress, 'fetch' | 'transport'>): Spectator {
  const access = new BackendAccess({
    url: 'https://demo.example.test',
    anonKey: 'the-anonymous-key',
    apiUrl: 'https://demo.example.test/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    ...network,
  });
  const api = { ...homeApi.of(access), ...liveApi.of(access) };
  const queryClient = new QueryClient();
  const world = new ExampleLiveWorld();
  const now = (): number => Date.now();
  const log = new LiveLogBook({ now, tab: 'one' });
  const feed = new LiveFeed({
    api,
    store: new MatchStore(queryClient),
    world,
    clock: new ServerClock(now),
    tabs: loneTab,
    absences: new AbsenceDetector({ world, log }),
    rests: new SharedRests(loneTab),
    log,
  });
  const heard = new Set<string>();
  feed.onEvents(({ events }) => {
    for (const { id } of events) heard.add(id);
  });
  feed.start();
  return {
    feed,
    heard: () => [...heard].toSorted(),
    states: () =>
      queryClient
        .getQueriesData<DayList>({ queryKey: allMatchesKey })
        .flatMap(([, list]) => list?.matches ?? [])
        .map(({ id, status, score }: Match) => `${id} ${status} ${score.fullTime.home}–${score.fullTime.away}`)
        .toSorted(),
  };
}

/** A row that came through the socket. */
const isChange = (record: object): boolean => JSON.stringify(record).includes('commit_timestamp');

test('a recording replays the same events and the same matches, by whatever clock', async () => {
  const mock = await startMockNetwork({ scenario: 'kampdag', seed: 1, speed: 60 });
  const network = new RecordedNetwork({ fetch: globalThis.fetch, WebSocket, now: () => Date.now() });
  const startedAt = Date.now();
  const then = sit({ fetch: network.fetch, transport: network.transport });
  await vi.waitFor(
    () => {
      expect(then.feed.status.current().connection).toBe('live');
      expect(then.heard().length).toBeGreaterThan(2);
      expect(then.states().length).toBeGreaterThan(0);
      const changes = network.records().filter(({ kind, ...rest }) => kind === 'received' && isChange(rest));
      expect(changes.length).toBeGreaterThan(5);
    },
    { timeout: 30_000 },
  );
  const seen = { heard: then.heard(), states: then.states() };
  then.feed.stop();
  mock.stop();

  const file = parse(
    liveLogFile,
    JSON.parse(
      JSON.stringify({
        format: 'tribunen-live-log',
        version: 1,
        startedAt,
        dropped: { entries: 0, network: network.dropped() },
        entries: [],
        network: network.records(),
      }),
    ),
  );
  expect(JSON.stringify(file)).not.toContain('the-anonymous-key');
  vi.useFakeTimers({ now: startedAt });
  const again = sit(replayNetwork(file));
  const endedAt = file.network.at(-1)?.at ?? startedAt;
  await vi.advanceTimersByTimeAsync(endedAt - startedAt + 100);
  expect(again.feed.status.current().connection).toBe('live');
  expect(again.heard()).toEqual(seen.heard);
  expect(again.states()).toEqual(seen.states);
  again.feed.stop();
});

test('a request more than was recorded gets the answer to the same question, never that of another selection of the table', async () => {
  const asked = (id: number, at: number, query: string, body: string): readonly object[] => [
    { id, at, kind: 'request', method: 'GET', url: `/rest/v1/live_matches_new?${query}`, body: null },
    { id, at: at + 10, kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, body },
  ];
  const file = parse(liveLogFile, {
    format: 'tribunen-live-log',
    version: 1,
    startedAt: 0,
    dropped: { entries: 0, network: 0 },
    entries: [],
    network: [
      ...asked(1, 0, 'select=updated_at&limit=1', '["newest"]'),
      ...asked(2, 5, 'select=*&id=gt.1', '["rows"]'),
    ],
  });
  const { fetch, strayed } = replayNetwork(file);
  const ask = async (query: string): Promise<unknown> => {
    const response = await fetch(`https://demo.example.test/rest/v1/live_matches_new?${query}`);
    return response.json();
  };
  expect(await ask('select=*&id=gt.7')).toEqual(['rows']);
  expect(await ask('select=*&id=gt.9')).toEqual(['rows']);
  expect(await ask('select=updated_at&limit=1')).toEqual(['newest']);
  expect(strayed()).toHaveLength(1);
});
