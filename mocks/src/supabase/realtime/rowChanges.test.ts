import fc from 'fast-check';
import { array, looseObject, nullable, number, optional, parse, record, string, tuple, unknown } from 'valibot';
import { expect, test } from 'vitest';
import type { Backend } from '../../Backend.ts';
import { demoUsers } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

/**
 * The rows that a reader may receive, written down independently: nothing here uses the policies or the parser of
 * filters.
 */
const readers = demoUsers.slice(0, 3).map(({ id }) => id);
const nobody = 'nobody';
const everyone = [...readers, nobody];

type Row = Readonly<Record<string, unknown>>;
type Table = 'user_follows' | 'team_messages' | 'messages';
interface Written {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly table: Table;
  readonly row: Row;
}

const maySee: Readonly<Record<Table, (reader: string, row: Row) => boolean>> = {
  user_follows: (reader, row) => row['user_id'] === reader,
  team_messages: () => true,
  messages: (reader, row) => row['sender_id'] === reader || row['recipient_id'] === reader,
};

interface Filter {
  readonly text: string | null;
  readonly lets: (row: Row) => boolean;
}
const all: Filter = { text: null, lets: () => true };
const filters: Readonly<Record<Table, readonly Filter[]>> = {
  user_follows: [
    all,
    { text: 'priority=gte.5', lets: (row) => Number(row['priority']) >= 5 },
    { text: 'entity_type=in.(team,"x,y")', lets: (row) => row['entity_type'] === 'team' },
    {
      text: 'entity_id=not.in.(1,2),priority=lt.8',
      lets: (row) => !['1', '2'].includes(String(row['entity_id'])) && Number(row['priority']) < 8,
    },
    { text: 'crest_url=is.null,display_name=eq.Lag 3', lets: (row) => row['display_name'] === 'Lag 3' },
  ],
  team_messages: [
    all,
    { text: 'team_id=eq.0', lets: (row) => row['team_id'] === 0 },
    { text: 'team_name=eq."Brann (h), Viking"', lets: (row) => row['team_name'] === 'Brann (h), Viking' },
    { text: 'tagged_user_id=eq.00000000-0000-4000-8000-000000000001', lets: () => false },
  ],
  messages: [
    all,
    ...readers.map((id) => ({ text: `recipient_id=eq.${id}`, lets: (row: Row) => row['recipient_id'] === id })),
  ],
};

const actor = fc.constantFrom(0, 0, 1, 1, 2, 2, 3);
const tables = fc.constantFrom<Table>('user_follows', 'team_messages', 'messages');
const step = fc.oneof(
  fc.record({
    kind: fc.constant('follow' as const),
    by: actor,
    /** The user whom the row names as its owner; null: the user who writes it. */
    owner: fc.constantFrom(null, null, null, 0, 1, 2),
    type: fc.constantFrom('team', 'competition', 'player'),
    entity: fc.nat(3),
    priority: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('order' as const), by: actor, entity: fc.nat(3), priority: fc.nat(9) }),
  fc.record({ kind: fc.constant('unfollow' as const), by: actor, entity: fc.nat(3) }),
  fc.record({
    kind: fc.constant('chat' as const),
    by: actor,
    team: fc.nat(1),
    text: fc.constantFrom('Heia!', 'Mål', 'Nei', ''),
  }),
  fc.record({ kind: fc.constant('write' as const), by: actor, to: fc.nat(2), text: fc.constantFrom('Hei', 'Ser du?') }),
  fc.record({
    kind: fc.constant('listen' as const),
    by: actor,
    table: tables,
    filter: fc.nat(9),
    event: fc.constantFrom('*', 'INSERT', 'UPDATE', 'DELETE'),
  }),
  fc.record({ kind: fc.constant('leave' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('become' as const), which: fc.nat(20), who: actor }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const frame = tuple([unknown(), unknown(), string(), string(), unknown()]);
const message = looseObject({
  ids: array(number()),
  data: looseObject({
    type: string(),
    table: string(),
    record: optional(record(string(), unknown())),
    old_record: optional(record(string(), unknown())),
    errors: nullable(array(string())),
  }),
});

/** A line of the record: a change and its row, or only the key of a deleted row. */
function line(type: string, table: string, row: Row): string {
  return `${type} ${table} ${JSON.stringify(type === 'DELETE' ? keyOf(row) : sorted(row))}`;
}

function keyOf(row: Row): Row {
  return 'id' in row ? { id: row['id'] } : {};
}

function sorted(row: Row): Row {
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface Listener {
  /** The user as whom the channel is subscribed; null if the subscription was refused. */
  reader: string | null;
  readonly topic: string;
  readonly table: Table;
  readonly filter: Filter;
  readonly event: string;
  readonly socket: ReturnType<Backend['connect']>;
  readonly heard: string[];
  readonly due: string[];
  isHere: boolean;
}

class Stand {
  readonly backend: Backend;
  readonly tokens: ReadonlyMap<string, string>;
  readonly listeners: Listener[] = [];
  readonly rows = new Map<string, { readonly table: Table; readonly row: Row }>();

  constructor(backend: Backend, tokens: ReadonlyMap<string, string>) {
    this.backend = backend;
    this.tokens = tokens;
  }

  async ask(reader: string, method: string, path: string, body?: object): Promise<Response> {
    const token = this.tokens.get(reader);
    return this.backend.answer(
      new Request(`https://x.test/rest/v1/${path}`, {
        method,
        headers: {
          apikey: 'k',
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  }

  /** Writes over REST. Every listener that may see the rows in the answer must receive them. */
  async write(reader: string, type: Written['type'], table: Table, query: string, body?: object): Promise<void> {
    const method = { INSERT: 'POST', UPDATE: 'PATCH', DELETE: 'DELETE' }[type];
    const response = await this.ask(reader, method, `${table}${query}`, body);
    if (!response.ok) return;
    for (const row of parse(array(record(string(), unknown())), await response.json())) {
      if (type === 'DELETE') this.rows.delete(String(row['id']));
      else this.rows.set(String(row['id']), { table, row });
      this.due({ type, table, row });
    }
  }

  due({ type, table, row }: Written): void {
    for (const listener of this.listeners) {
      if (!listener.isHere || listener.table !== table) continue;
      if (listener.event !== '*' && listener.event !== type) continue;
      if (listener.reader === null) continue;
      if (listener.reader === nobody && table !== 'team_messages') {
        listener.due.push(type === 'DELETE' ? line(type, table, {}) : `${type} ${table} Error 401: Unauthorized`);
        continue;
      }
      const may =
        type === 'DELETE' ? listener.filter === all : maySee[table](listener.reader, row) && listener.filter.lets(row);
      if (may) listener.due.push(line(type, table, row));
    }
  }

  async listen(reader: string, table: Table, filter: Filter, event: string): Promise<void> {
    const topic = `realtime:line-${this.listeners.length}`;
    const heard: string[] = [];
    const socket = this.backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
      send: (data) => {
        const [, , , name, payload] = parse(frame, JSON.parse(typeof data === 'string' ? data : '[]'));
        if (name !== 'postgres_changes') return;
        const { data: change } = parse(message, payload);
        heard.push(
          change.errors === null
            ? line(change.type, change.table, change.record ?? change.old_record ?? {})
            : `${change.type} ${change.table} ${change.errors.join()}`,
        );
      },
      close: () => {},
    });
    const binding = { event, schema: 'public', table, ...(filter.text !== null && { filter: filter.text }) };
    const access_token = this.tokens.get(reader) ?? null;
    const join = { config: { postgres_changes: [binding] }, access_token };
    await socket.receive(JSON.stringify(['1', '1', topic, 'phx_join', join]));
    const asked = mayAsk(reader, table, filter) ? reader : null;
    this.listeners.push({ reader: asked, topic, table, filter, event, socket, heard, due: [], isHere: true });
  }
}

/**
 * Whether a reader may subscribe with a filter. A visitor may read only one of the tables, and filter only that one.
 */
function mayAsk(reader: string, table: Table, filter: Filter): boolean {
  return reader !== nobody || table === 'team_messages' || filter === all;
}

async function take(stand: Stand, one: Step): Promise<void> {
  const by = 'by' in one ? (everyone[one.by] ?? nobody) : nobody;
  switch (one.kind) {
    case 'follow':
      return stand.write(by, 'INSERT', 'user_follows', '', {
        ...(one.owner !== null && { user_id: readers[one.owner] }),
        entity_type: one.type,
        entity_id: String(one.entity),
        display_name: `Lag ${one.entity}`,
        priority: one.priority,
      });
    case 'order':
      return stand.write(by, 'UPDATE', 'user_follows', `?entity_id=eq.${one.entity}`, { priority: one.priority });
    case 'unfollow':
      return stand.write(by, 'DELETE', 'user_follows', `?entity_id=eq.${one.entity}`);
    case 'chat':
      return stand.write(by, 'INSERT', 'team_messages', '', {
        team_id: one.team,
        team_name: one.team === 0 ? 'Brann (h), Viking' : 'Brann',
        content: one.text,
      });
    case 'write':
      return stand.write(by, 'INSERT', 'messages', '', { recipient_id: readers[one.to], content: one.text });
    case 'listen':
      return stand.listen(by, one.table, filters[one.table][one.filter % filters[one.table].length] ?? all, one.event);
    case 'leave': {
      const listener = stand.listeners[one.which];
      if (listener?.isHere !== true) return;
      listener.isHere = false;
      return listener.socket.receive(JSON.stringify(['1', '2', listener.topic, 'phx_leave', {}]));
    }
    case 'become': {
      const listener = stand.listeners[one.which];
      const who = everyone[one.who] ?? nobody;
      if (listener?.isHere !== true) return;
      if (mayAsk(who, listener.table, listener.filter)) listener.reader = who;
      const access_token = stand.tokens.get(who) ?? 'k';
      return listener.socket.receive(JSON.stringify(['1', '3', listener.topic, 'access_token', { access_token }]));
    }
  }
}

test(
  'a listener receives the writes that its rights and its filter allow, in order and once; REST agrees',
  { timeout: 60_000 },
  async () => {
    const { backend } = await openTestNetwork({ scenario: 'ingen-folger' });
    const tokens = new Map<string, string>();
    for (const id of readers) tokens.set(id, (await backend.auth.openSession(id)).access_token);
    const { friendships, user_follows, team_messages, messages } = backend.database;
    const [one = '', other = ''] = readers;
    // Two of the three users are friends, and may write to each other.
    await friendships.delete(() => true);
    await friendships.insert([
      {
        id: '00000000-0000-4000-8000-0000000000aa',
        user1_id: one,
        user2_id: other,
        is_star_friend_user1: false,
        is_star_friend_user2: false,
        created_at: '2026-11-01T12:00:00.000Z',
      },
    ]);
    let received = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async (script) => {
        for (const table of [user_follows, team_messages, messages]) await table.delete(() => true);
        const stand = new Stand(backend, tokens);
        for (const reader of everyone) {
          for (const table of ['user_follows', 'team_messages', 'messages'] as const) {
            await stand.listen(reader, table, all, '*');
          }
        }
        for (const each of script) await take(stand, each);
        for (const { heard, due } of stand.listeners) {
          expect(heard).toEqual(due);
          received += heard.length;
        }
        for (const reader of readers) {
          for (const table of ['user_follows', 'team_messages', 'messages'] as const) {
            const seen = parse(
              array(looseObject({ id: string() })),
              await (await stand.ask(reader, 'GET', table)).json(),
            );
            const expected = [...stand.rows.values()].filter(
              (row) => row.table === table && maySee[table](reader, row.row),
            );
            const byKey = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(sorted(row))).toSorted();
            expect(byKey(seen)).toEqual(byKey(expected.map(({ row }) => row)));
          }
        }
        for (const { socket } of stand.listeners) socket.closed();
      }),
      { seed: 20_261_121, numRuns: 200 },
    );
    expect(received).toBeGreaterThan(3000);
  },
);
