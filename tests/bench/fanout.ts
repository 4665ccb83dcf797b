// Measures how late the mock's Realtime delivers rows. The benchmark writes 200 rows a second over REST, and Realtime
// sends each row to 50 spectators, each signed in as a different user. The benchmark prints a table; no figure makes it
// fail.
import { signKey, startMockServer } from '@tribunen/mocks/server';
import { setTimeout as sleep } from 'node:timers/promises';

const writesASecond = 200;
const seconds = 10;
const listeners = 50;
/** The chat starts with this many messages, the number after a long match day. */
const before = 5000;

const { backend, stop } = await startMockServer({ port: 0, scenario: 'rolig-dag', seed: 1, speed: 1 });

async function post(path: string, body: object, token = 'anonymous-key'): Promise<Response> {
  const headers = { apikey: 'anonymous-key', authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = new Request(`https://demo.example.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await backend.answer(request);
  if (!response.ok) throw new Error(await response.text());
  return response;
}

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

async function signUp(email: string): Promise<Session> {
  const response = await post('/auth/v1/signup', { email, password: 'Kveldskamp#74' });
  return response.json();
}

const { user: writer } = await signUp('skriver@eksempel.no');
// The messages are written with the service key, because a user may write only five in ten seconds.
const serviceKey = await signKey('service_role');
const message = (content: string) => ({ sender_id: writer.id, team_id: 0, team_name: 'Brann vs Viking', content });
const say = (said: object) => post('/rest/v1/team_messages', said, serviceKey);

for (let row = 0; row < before; row += 500) {
  await say(Array.from({ length: 500 }, (_, index) => message(`gammel ${row + index}`)));
}

/** For each message content, the time in milliseconds at which the write is due. */
const due = new Map<string, number>();
const lateness: number[] = [];
let listening = 0;
for (let index = 0; index < listeners; index += 1) {
  const { access_token } = await signUp(`lytter-${index}@eksempel.no`);
  const filter = ['team_id=eq.0', 'team_id=gte.0,team_name=in.(Brann vs Viking)'][index % 3];
  const binding = {
    event: 'INSERT',
    schema: 'public',
    table: 'team_messages',
    ...(filter !== undefined && { filter }),
  };
  const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send(data) {
      const text = typeof data === 'string' ? data : '';
      if (text.includes('Subscribed to PostgreSQL')) listening += 1;
      // A client parses every message, so the benchmark does so too: parsing takes time on the same machine.
      const read: unknown = JSON.parse(text);
      const content = /"content":"([^"]*)"/.exec(text)?.[1];
      if (Array.isArray(read) && content !== undefined) lateness.push(performance.now() - (due.get(content) ?? NaN));
    },
    close: () => {},
  });
  const join = { config: { postgres_changes: [binding] }, access_token };
  await socket.receive(JSON.stringify(['1', '1', 'realtime:chat', 'phx_join', join]));
}

// A channel receives only rows that are written after its subscription to the database.
while (listening < listeners) await sleep(50);

const total = writesASecond * seconds;
const writes: Promise<Response>[] = [];
const start = performance.now();
const processor = process.cpuUsage();
for (let write = 0; write < total; write += 1) {
  const at = start + (write * 1000) / writesASecond;
  if (at > performance.now()) await sleep(at - performance.now());
  due.set(`melding ${write}`, at);
  writes.push(say(message(`melding ${write}`)));
}
const lastSent = performance.now();
await Promise.all(writes);
const lastReceived = performance.now();
const { user, system } = process.cpuUsage(processor);

lateness.sort((one, other) => one - other);
const at = (share: number): string => `${(lateness[Math.floor(share * (lateness.length - 1))] ?? NaN).toFixed(1)} ms`;
console.table({
  'writes a second': Math.round((total * 1000) / (lastSent - start)),
  received: `${lateness.length} of ${total * listeners}`,
  'late, median': at(0.5),
  'late, 99 of 100': at(0.99),
  'late, at most': at(1),
  'behind after the last write': `${(lastReceived - lastSent).toFixed(0)} ms`,
  processor: `${Math.round((user + system) / 10 / (lastReceived - start))} % of a core`,
});
await stop();
