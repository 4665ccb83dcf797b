// Measures in PostgreSQL what the pace of writing adds to the insert of a chat message, what the two queries of
// `/boot/version` take with 200,000 events, and what an export of 200,000 messages takes. It prints the medians in
// milliseconds; no figure makes it fail. The pace should add at most 0.3 ms, and `/boot/version` should take at most
// 1 ms.
import { Client } from 'pg';
import migratedDatabase, { migratedUrl } from '../rls/migratedDatabase.ts';

const stop = await migratedDatabase();
const client = new Client(process.env[migratedUrl]);
await client.connect();
const writer = '20000000-0000-4000-8000-000000000001';
const friend = '20000000-0000-4000-8000-000000000002';

/** The duration of a query in milliseconds, as PostgreSQL measures it. */
async function costOf(query: string): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze ${query}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]);
}

const median = (costs: readonly number[]): number =>
  costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? NaN;

/** Runs statements without triggers and foreign keys. */
async function quietly(...statements: readonly string[]): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.query('set session_replication_role = origin');
}

await client.query(
  `insert into auth.users (id, email) values ('${writer}', 'en@eksempel.no'), ('${friend}', 'to@eksempel.no')`,
);
await client.query("select set_config('request.jwt.claims', $1, false)", [
  JSON.stringify({ role: 'authenticated', sub: writer }),
]);

// The user has written four messages in the last minute. Each measured insert is rolled back, so that the next finds the
// same rows.
const recent = `insert into team_messages (team_id, team_name, sender_id, content, created_at)
  select 7, 'Brann', '${writer}', 'Heia', now() - n * interval '12 seconds' from generate_series(1, 4) as n`;
const insert = `insert into team_messages (team_id, team_name, sender_id, content) values (7, 'Brann', '${writer}', 'Heia')`;
const [blocks, perBlock, warmUp] = [8, 250, 20];
const costs = { enable: [] as number[], disable: [] as number[] };
for (let block = 0; block < blocks; block += 1) {
  // The two turns alternate, so that whatever else the machine does slows both.
  const turn = block % 2 === 0 ? 'enable' : 'disable';
  for (const pace of ['keep_the_pace', 'keep_to_slow_chat'])
    await client.query(`alter table team_messages ${turn} trigger ${pace}`);
  await quietly('delete from team_messages', recent);
  for (let n = 0; n < warmUp + perBlock; n += 1) {
    await client.query('begin');
    const cost = await costOf(insert);
    await client.query('rollback');
    // The first inserts also plan the triggers' queries.
    if (n >= warmUp) costs[turn].push(cost);
  }
}
const [paced, plain] = [median(costs.enable), median(costs.disable)];
console.table({
  'insert of a message with the pace': paced,
  '… without the pace': plain,
  'the pace adds': Number((paced - plain).toFixed(3)),
});

await quietly(
  `insert into live_events_new (id, match_id, event_type, occurred_at, created_at)
   select n, (n % 5000)::text, 'GOAL', now() - n * interval '20 seconds', now() - n * interval '20 seconds'
   from generate_series(1, 200000) as n`,
  `insert into live_matches_new (id, status, competition_code, utc_kickoff, updated_at)
   select n, 'FINISHED', 'PL', now() - n * interval '5 minutes', now() - n * interval '5 minutes'
   from generate_series(1, 20000) as n`,
  'analyze',
);
const newest = { event: [] as number[], match: [] as number[] };
for (let time = 0; time < 1000; time += 1) {
  newest.event.push(await costOf('select created_at from live_events_new order by created_at desc limit 1'));
  newest.match.push(await costOf('select updated_at from live_matches_new order by updated_at desc limit 1'));
}
console.table({ 'newest event of 200,000': median(newest.event), 'newest match of 20,000': median(newest.match) });

// The check of the content would take most of the time.
await quietly(
  'alter table messages drop constraint messages_content_check',
  `insert into messages (sender_id, recipient_id, content, created_at)
   select '${writer}', '${friend}', repeat('x', 400), now() - n * interval '1 second' from generate_series(1, 200000) as n`,
  'analyze messages',
);
const exportPage = async (skipped: number) => {
  const read = "select page::text, (page ->> 'next')::integer as next from export_account($1, $2) as page";
  const { rows } = await client.query<{ page: string; next: number | null }>(read, [writer, skipped]);
  return rows[0] ?? { page: '', next: null };
};
const pages: number[] = [];
let characters = 0;
for (let skipped: number | null = 0; skipped !== null;) {
  const from = performance.now();
  const { page, next } = await exportPage(skipped);
  pages.push(performance.now() - from);
  characters += page.length;
  skipped = next;
}
console.table({
  'megabytes of the export of 200,000 messages': Math.round(characters / 1e6),
  pages: pages.length,
  'median page, ms': Math.round(median(pages)),
  'slowest page, ms': Math.round(Math.max(...pages)),
  'all pages, s': Number((pages.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(1)),
});
await client.end();
await stop();
