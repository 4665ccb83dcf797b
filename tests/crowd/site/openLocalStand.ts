import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { array, number, object, parse, string, tuple } from 'valibot';
import { CountedOrigin } from './CountedOrigin.ts';
import { Football, type WriteMatches } from './Football.ts';
import { listMatches } from './listMatches.ts';
import { openAccounts } from './openAccounts.ts';
import { readUsage } from './readUsage.ts';
import type { Stand } from './Stand.ts';
import { startLocalBackend } from './startLocalBackend.ts';
import { startNginx } from './startNginx.ts';

const written = tuple([object({ refused: array(string()), at: number() })]);
/** This many of the listed matches are in play; the others have not begun. */
const played = 6;

/**
 * Starts a whole backend on this machine, with some matches in play. With `withCache`, nginx caches the live endpoints.
 */
export async function openLocalStand({ withCache }: { readonly withCache: boolean }): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'tribunen-crowd-'));
  const backend = await startLocalBackend(folder);
  const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 2 });
  const write = writeTo(pool);
  const listed = await listMatches(Date.now());
  const kickoff = new Date(Date.now() - 60_000).toISOString();
  const summaries = listed.map((match, index) =>
    index < played ? { ...match, utcDate: kickoff } : { ...match, status: 'TIMED' },
  );
  await write(
    summaries.slice(played).map((summary) => ({
      id: String(summary.id),
      competitionCode: summary.competition.code,
      utcKickoff: summary.utcDate,
      summary,
      report: null,
      feed: null,
    })),
  );
  const football = new Football(write, summaries.slice(0, played));
  await football.kickOff();
  const api = `${backend.url}/functions/v1/api`;
  const origin = withCache ? new CountedOrigin(api) : null;
  await origin?.open();
  const cache = origin && (await startNginx(folder, origin.url));
  return {
    ground: { url: backend.url, anonKey: backend.anonKey, apiUrl: cache?.url ?? api },
    databaseUrl: backend.databaseUrl,
    football,
    origin,
    setMode: async (mode) => void (await pool.query('update live_mode set mode = $1', [mode])),
    openAccounts: (count) => openAccounts(pool, backend, count, football.matches),
    usage: () => readUsage(backend.pid),
    logged: backend.logged,
    async stop() {
      await cache?.stop();
      await origin?.close();
      await pool.end();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a function that resolves with the database's time just before the commit. The database has this machine's
 * clock, and this process may be too busy to notice the response at once.
 */
function writeTo(pool: pg.Pool): WriteMatches {
  return async (matches) => {
    const { rows } = await pool.query(
      'select public.write_matches($1) as refused, (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
      [JSON.stringify(matches)],
    );
    const [{ refused, at }] = parse(written, rows);
    if (refused.length > 0) throw new Error(`Somebody else has written ${refused.join()}`);
    return at;
  };
}
