import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@tribunen/backend';
import { type LiveMode, type MatchId, toMatchId } from '@tribunen/domain';
import { openProviders } from '@tribunen/mocks/provider';
import pg from 'pg';
import { array, looseObject, number, object, parse, string } from 'valibot';
import { nginxConfiguration } from './nginxConfiguration.ts';
import type { Ground } from './Spectator.ts';

const matchesAnswer = object({
  matches: array(looseObject({ id: number(), utcDate: string(), competition: looseObject({ code: string() }) })),
});
const inPlay = 6;

/** A backend of this machine with some matches in play, whose goals the caller scores. */
export interface Stand {
  readonly ground: Ground;
  readonly matches: readonly MatchId[];
  setMode(mode: LiveMode): Promise<void>;
  /** Commits the next goal of a match. Answers how many it has then, and when it was committed, by `performance.now`. */
  score(match: MatchId): Promise<{ readonly goals: number; readonly committedAt: number }>;
  /** Commits a minute of every match, as the feed does. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** @param withCache whether nginx, a real cache, stands between the spectators and the live endpoints */
export async function openStand(withCache: boolean): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'tribunen-crowd-'));
  const backend = await startBackend({ folder, port: 0 });
  const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 2 });
  const matches = await fillFootball(pool);
  const api = `${backend.url}/functions/v1/api`;
  const cache = withCache ? await startNginx(folder, api) : null;
  const goals = new Map<MatchId, number>(matches.map((id) => [id, 0]));
  let minute = 1;
  return {
    ground: { url: backend.url, anonKey: backend.anonKey, apiUrl: cache?.url ?? api },
    matches,
    setMode: async (mode) => void (await pool.query('update live_mode set mode = $1', [mode])),
    async score(match) {
      const scored = (goals.get(match) ?? 0) + 1;
      goals.set(match, scored);
      await writeState(pool, match, scored, minute);
      return { goals: scored, committedAt: performance.now() };
    },
    async tick() {
      minute += 1;
      for (const match of matches) await writeState(pool, match, goals.get(match) ?? 0, minute);
    },
    async stop() {
      await cache?.stop();
      await pool.end();
      await backend.stop();
    },
  };
}

/** Today's list of the simulator, with the first matches of it in play at 0–0. */
async function fillFootball(pool: pg.Pool): Promise<readonly MatchId[]> {
  const providers = await openProviders({ now: Date.now, seed: 1, speed: 1, plan: 'paid', perMinute: 1000 });
  const [from, to] = [0, 1].map((day) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10));
  const address = `http://provider.localhost/v4/matches?dateFrom=${from}&dateTo=${to}`;
  const answer = await providers.footballData(new Request(address, { headers: { 'x-auth-token': 'stand-in' } }));
  const { matches } = parse(matchesAnswer, await answer.json());
  const playing = matches.slice(0, inPlay);
  for (const match of matches) {
    const kickoff = playing.includes(match) ? new Date(Date.now() - 60_000).toISOString() : match.utcDate;
    const summary = { ...match, utcDate: kickoff, status: playing.includes(match) ? 'IN_PLAY' : 'TIMED' };
    await pool.query(
      'insert into provider_matches (id, competition_code, utc_kickoff, summary) values ($1, $2, $3, $4) on conflict do nothing',
      [match.id, match.competition.code, kickoff, summary],
    );
    if (!playing.includes(match)) continue;
    await pool.query(
      "insert into live_matches_new (id, status, minute, score_home, score_away, competition_code, utc_kickoff) values ($1, 'IN_PLAY', 1, 0, 0, $2, $3)",
      [match.id, match.competition.code, kickoff],
    );
  }
  const ids = playing.map(({ id }) => toMatchId(id));
  for (const id of ids) if (id !== null) await writeState(pool, id, 0, 1);
  return ids.filter((id) => id !== null);
}

/** Writes a state as the feed does: the row that the sockets bring, and the provider's match that the lists answer, in one transaction. */
async function writeState(pool: pg.Pool, match: MatchId, goals: number, minute: number): Promise<void> {
  await pool.query(
    `with moment as (select date_trunc('milliseconds', clock_timestamp()) as at), listed as (
       update provider_matches set fetched_at = now(), summary = summary || jsonb_build_object('minute', $3::int,
         'lastUpdated', to_char(moment.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'score', summary -> 'score' || jsonb_build_object('fullTime', jsonb_build_object('home', $2::int, 'away', 0)))
       from moment where id = $1::int)
     update live_matches_new set score_home = $2, minute = $3, updated_at = moment.at from moment where id = $1::text`,
    [match, goals, minute],
  );
}

/** nginx in front of the live endpoints, on a port of this machine (`apt-get install nginx-light`). */
async function startNginx(folder: string, origin: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration({ folder, port, origin }));
  const process = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve, reject) => {
    process.once('error', (error) =>
      reject(new Error('nginx did not start: apt-get install nginx-light', { cause: error })),
    );
    process.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await Promise.race([
      fetch(`${url}/boot/version`).then(
        () => true,
        () => false,
      ),
      ended.then(() => false),
    ]);
    if (isUp) return { url, stop: async () => (process.kill(), ended) };
    await sleep(50);
  }
  throw new Error('nginx does not answer');
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
