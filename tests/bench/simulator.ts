// The simulated day at sixty times the speed of real football, with the database and realtime: its share of one core
// while a client subscribes to everything. Prints a table; has no pass or fail.
import { startMockServer } from '@tribunen/mocks/server';
import { setTimeout as sleep } from 'node:timers/promises';

const speed = 60;
const seconds = 45;
const tables = ['live_matches_new', 'match_state', 'live_events_new', 'team_messages'];

const before = process.cpuUsage();
const began = performance.now();
const { backend, stop } = await startMockServer({ port: 0, scenario: 'kampdag', seed: 1, speed });
const opening = process.cpuUsage(before);
const opened = performance.now() - began;

const received = new Map<string, number>();
const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
  send(data) {
    const table = /"table":"(\w+)"/.exec(typeof data === 'string' ? data : '')?.[1];
    if (table !== undefined) received.set(table, (received.get(table) ?? 0) + 1);
  },
  close() {},
});
for (const [index, table] of tables.entries()) {
  const payload = {
    config: { postgres_changes: [{ event: '*', schema: 'public', table }] },
    access_token: 'k',
  };
  await socket.receive(JSON.stringify([`${index}`, `${index}`, `realtime:${table}`, 'phx_join', payload]));
}

const { live_matches_new, live_events_new, team_messages } = backend.database;
received.clear();
const idle = process.cpuUsage();
const from = performance.now();
await sleep(seconds * 1000);
const used = process.cpuUsage(idle);
const passed = performance.now() - from;
const share = (used.user + used.system) / 1000 / passed;

console.table({
  'matches on the list': live_matches_new.rows().length,
  'matches in play': live_matches_new.rows(({ status }) => status === 'IN_PLAY' || status === 'PAUSED').length,
  'events in the table': live_events_new.rows().length,
  'messages in the table': team_messages.rows().length,
  'changes received a second': Math.round([...received.values()].reduce((sum, count) => sum + count, 0) / seconds),
  'opening, ms': Math.round(opened),
  'opening, ms of CPU': Math.round((opening.user + opening.system) / 1000),
  'share of a core, %': Number((share * 100).toFixed(2)),
});
console.log(
  `${speed} times the pace, ${seconds} s; received by table: ${JSON.stringify(Object.fromEntries(received))}`,
);
socket.closed();
await stop();
