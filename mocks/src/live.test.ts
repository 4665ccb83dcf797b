import { type LiveEventRow, liveModeHeader, parseBootLive, parseBootVersion, parseLiveDelta } from '@tribunen/contract';
import { exampleGoalRow } from '@tribunen/contract/examples';
import { instantAt, type Match, osloDayOf } from '@tribunen/domain';
import type { Crowding } from '@tribunen/edge';
import { beforeAll, expect, test } from 'vitest';
import { loadSeed, MatchDay, toLiveMatchRow } from '@tribunen/football';
import { createDatabase, type Database } from './database.ts';
import { testNow } from './testing/openTestNetwork.ts';
import { noFootball } from './testing/noFootball.ts';
import { answerLive } from './supabase/functions/answerFunctions.ts';
import { WritePace } from './supabase/WritePace.ts';

let matchDay: MatchDay;
beforeAll(async () => {
  matchDay = new MatchDay({ data: await loadSeed(), seed: 1, speed: 60, anchor: testNow, programme: 'kampdag' });
});

/** A match day whose clock the test controls. */
async function open() {
  const database = createDatabase();
  let now = testNow;
  const write = async (): Promise<void> => {
    for (const match of matchDay.matchesAt(now)) await database.live_matches_new.upsert(toLiveMatchRow(match, now));
  };
  await write();
  const matches = {
    ...noFootball,
    listDay: (day: Parameters<MatchDay['listDay']>[0]) => matchDay.listDay(day, now),
  };
  let crowding: Crowding = { mode: 'small', nextCheckIn: null };
  const exportPace = new WritePace('exports', 1, () => now);
  const settled = { newId: () => 'id', present: () => 0, exportPace };
  return {
    database,
    pass: async (ms: number) => {
      now += ms;
      await write();
    },
    crowd: (nextCheckIn: number | null) => (crowding = { mode: 'crowd', nextCheckIn }),
    get: (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
      answerLive(new Request(`https://demo.example.test/api/${path}`, { method, headers }), {
        ...settled,
        crowding,
        matches,
        database,
        now,
        wallNow: now,
      }),
  };
}

async function tellGoal(database: Database, match: string, at: number, number: number): Promise<void> {
  const moment = instantAt(at);
  const row: LiveEventRow = {
    ...exampleGoalRow,
    id: `${match}-${number}`,
    match_id: match,
    event_type: 'GOAL',
    minute: number,
    score_home: number,
    score_away: 0,
    occurred_at: moment,
    created_at: moment,
  };
  await database.live_events_new.insert([row]);
}

const standing = (match: Match): string =>
  `${match.status} ${'minute' in match ? match.minute : ''} ${JSON.stringify(match.score)}`;

test('the snapshot is today’s list with the newest five events of each match, the newest first', async () => {
  const { get, database } = await open();
  const [{ id } = { id: 0 }] = matchDay.listDay(osloDayOf(instantAt(testNow)), testNow);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await tellGoal(database, String(id), testNow + number, number);
  const response = await get('boot/live');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { matches, recentEvents, version, day, faults } = parseBootLive(await response.json());
  expect(faults).toEqual([]);
  expect(day).toBe('2026-11-21');
  expect(matches.length).toBeGreaterThan(5);
  expect([...recentEvents.values()][0]?.map(({ minute }) => minute)).toEqual([7, 6, 5, 4, 3]);
  expect(version).toBe(testNow + 7);
});

test('the version rises with every change, and at no other time', async () => {
  const { get, pass } = await open();
  const version = async (): Promise<number> => parseBootVersion(await (await get('boot/version')).text(), null).version;
  const before = await version();
  expect(await version()).toBe(before);
  await pass(5000);
  expect(await version()).toBeGreaterThan(before);
});

test('a delta from one version to the next contains every change once, and the delta from the last version is empty', async () => {
  const { get, pass, database } = await open();
  const noCompetition = (): null => null;
  let { version } = parseBootLive(await (await get('boot/live')).json());
  const seen = new Map<string, string>();
  let events = 0;
  for (let step = 0; step < 20; step += 1) {
    await pass(700);
    if (step === 7) await tellGoal(database, '500000', testNow + (step + 1) * 700, 1);
    const delta = parseLiveDelta(await (await get(`live/delta?since=${version}`)).json(), {
      competitionIdOf: noCompetition,
    });
    expect(delta.faults).toEqual([]);
    expect(delta.hasChanges).toBe(delta.version > version);
    for (const match of delta.matches) seen.set(match.id, standing(match));
    events += delta.events.length;
    version = delta.version;
    const again = parseLiveDelta(await (await get(`live/delta?since=${version}`)).json(), {
      competitionIdOf: noCompetition,
    });
    expect(again).toMatchObject({ hasChanges: false, matches: [], events: [] });
  }
  expect(events).toBe(1);
  const { matches } = parseBootLive(await (await get('boot/live')).json());
  for (const match of matches.filter(({ id }) => seen.has(id))) {
    expect(seen.get(match.id)).toBe(standing(match));
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('LIVE-22 in crowd mode every answer contains the mode, and caches may keep the answer for a second', async () => {
  const { get, crowd } = await open();
  crowd(20_000);
  const answers = await Promise.all(['boot/live', 'boot/version', 'live/delta?since=0'].map((path) => get(path)));
  for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=1,/);
  const [boot, version, delta] = answers;
  expect(parseBootLive(await boot?.json()).mode).toBe('crowd');
  expect(await version?.text()).toMatch(/^\d+$/);
  expect(version?.headers.get(liveModeHeader)).toBe('crowd');
  const read = parseLiveDelta(await delta?.json(), { competitionIdOf: () => null });
  expect([read.mode, read.nextCheckIn]).toEqual(['crowd', 20_000]);
});

test('LIVE-22 in crowd mode a cache with the newest answer receives 304, and a cache with an older answer receives the newest', async () => {
  const { get, crowd, pass } = await open();
  crowd(null);
  const first = await get('live/delta?since=0');
  const tag = first.headers.get('etag') ?? '';
  const again = await get('live/delta?since=0', 'GET', { 'if-none-match': `W/${tag}, "other"` });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  for (const { headers } of [first, again]) expect(Date.parse(headers.get('x-answered-at') ?? '')).not.toBeNaN();
  await pass(5000);
  const changed = await get('live/delta?since=0', 'GET', { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

test('the delta since a version that is newer than the backend’s version contains everything', async () => {
  const { get } = await open();
  const { version, matches } = parseBootLive(await (await get('boot/live')).json());
  const delta = parseLiveDelta(await (await get(`live/delta?since=${version + 1}`)).json(), {
    competitionIdOf: () => null,
  });
  expect(delta).toMatchObject({ version, hasChanges: true });
  expect(delta.matches.length).toBeGreaterThanOrEqual(matches.length);
});
