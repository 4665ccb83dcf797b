// The time of a select in the emulator: it parses the request, applies the policies, filters and orders 5,000 messages,
// and writes 50 of them as JSON. Runs in this process, without a network. Prints a table; has no pass or fail.
import { demoCredentials, startMockServer } from '@tribunen/mocks/server';
import { Bench } from 'tinybench';

const { backend, url, stop } = await startMockServer({ port: 0, scenario: 'utlogget', seed: 1, speed: 1 });
const { database } = backend;
const [sender] = database.auth.users.rows(({ email }) => email === demoCredentials.email);
if (sender === undefined) throw new Error('the demo spectator is not there');

const start = Date.parse('2026-11-21T12:00:00.000Z');
await database.team_messages.insert(
  Array.from({ length: 5000 }, (_, index) => {
    const at = new Date(start + ((index * 7919) % 5000) * 1000).toISOString();
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      team_id: index % 10,
      team_name: `Lag ${index % 10}`,
      sender_id: sender.id,
      content: `Melding nummer ${index}`,
      tagged_user_id: null,
      reference_message_id: null,
      created_at: at,
      updated_at: at,
    };
  }),
);

const selects = {
  'a team’s newest 50': 'select=*&team_id=eq.7&order=created_at.desc&limit=50',
  'the newest 50 of all': 'select=*&order=created_at.desc&limit=50',
  '50 by an or, counted': 'select=*&or=(team_id.eq.3,team_name.eq.Lag 4)&order=created_at.desc,id&limit=50',
};

const bench = new Bench({ time: 1000, warmupTime: 300 });
for (const [name, query] of Object.entries(selects)) {
  const address = `${url}/rest/v1/team_messages?${query}`;
  bench.add(name, async () => {
    const response = await backend.answer(new Request(address, { headers: { apikey: 'k', prefer: 'count=exact' } }));
    const rows: unknown = await response.json();
    if (!Array.isArray(rows) || rows.length !== 50) throw new Error(`${name}: ${JSON.stringify(rows).slice(0, 200)}`);
  });
}
console.log('\nA select of 50 of 5,000 messages, in milliseconds (aim: under 2)');
console.table(
  Object.fromEntries(
    (await bench.run()).map(({ name, result }) => [
      name,
      result.state === 'completed'
        ? { median: result.latency.p50.toFixed(2), '99 of 100': result.latency.p99.toFixed(2) }
        : { median: result.state, '99 of 100': '' },
    ]),
  ),
);
await stop();
