import { object, string } from 'valibot';
import { expect, test } from 'vitest';
import { type ColumnType, service, type Who } from '@tribunen/protocol';
import { Table, type TableDefinition } from '../../Table.ts';
import { guardTable } from '../GuardedTable.ts';
import type { TablePolicies } from '../policies.ts';
import { answerRest } from './answerRest.ts';

const who: Who = {
  role: 'authenticated',
  id: 'kari',
  email: 'kari@eksempel.no',
  isAdmin: false,
  sessionId: 's',
  expiresAt: 0,
};
const text = { id: 'text', of: 'text', also: 'text', owner: 'text' } as const satisfies Record<string, ColumnType>;
const rowShape = object({ id: string(), of: string(), also: string(), owner: string() });
type Row = { readonly id: string; readonly of: string; readonly also: string; readonly owner: string };

const nothing = { select: null, insert: null, update: null, delete: null };
const seeOwn: TablePolicies<Row> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see their own', allows: (asker, row) => row.owner === asker.id },
  },
};
const seeAll: TablePolicies<Row> = {
  anon: { ...nothing, select: { sentence: 'everybody sees them', allows: () => true } },
  authenticated: { ...nothing, select: { sentence: 'everybody sees them', allows: () => true } },
};

/**
 * Four tables: a seat belongs to a stand, a ticket to exactly one seat, and a gate to two stands. Users see only their
 * own seats and tickets.
 */
async function open() {
  const byName = new Map<string, Table<Row>>();
  const create = (
    name: string,
    references: TableDefinition<Row>['references'] = [],
    unique: TableDefinition<Row>['unique'] = [],
  ): Table<Row> => {
    const definition = {
      schema: 'public',
      name,
      shape: rowShape,
      columns: text,
      primaryKey: 'id',
      unique,
      references,
    } as const;
    const table = new Table<Row>(definition, () => {}, byName);
    byName.set(name, table);
    return table;
  };
  const onDelete = 'cascade';
  const stands = create('stands');
  const seats = create('seats', [{ column: 'of', table: 'stands', onDelete }]);
  const tickets = create('tickets', [{ column: 'of', table: 'seats', onDelete }], [['of']]);
  const gates = create('gates', [
    { column: 'of', table: 'stands', onDelete },
    { column: 'also', table: 'stands', onDelete },
  ]);
  const row = (id: string, of: string, owner = 'kari', also = of): Row => ({ id, of, also, owner });
  await stands.insert([row('felt a', '-'), row('felt b', '-')]);
  await seats.insert([
    row('a1', 'felt a'),
    row('a2', 'felt a', 'ola'),
    row('a3', 'felt a'),
    row('b1', 'felt b', 'ola'),
  ]);
  await tickets.insert([row('t1', 'a1'), row('t2', 'a2', 'ola')]);
  await gates.insert([row('g1', 'felt a', 'kari', 'felt b')]);
  const fresh = { newId: () => 'id', now: () => '' };
  const tables = {
    stands: guardTable(stands, seeAll, fresh),
    seats: guardTable(seats, seeOwn, fresh),
    tickets: guardTable(tickets, seeOwn, fresh),
    gates: guardTable(gates, seeAll, fresh),
  };
  return async (path: string, asker: Who = who): Promise<unknown> => {
    const request = new Request(`https://demo.example.test/rest/v1/${path}`);
    const response = await answerRest({ tables, rpcs: {}, heap: () => 0 }, asker, request);
    return response.json();
  };
}

test('embedded rows are those that the user may see, whoever may see the outer row', async () => {
  const ask = await open();
  expect(await ask('stands?select=id,seats(id)&order=id')).toEqual([
    { id: 'felt a', seats: [{ id: 'a1' }, { id: 'a3' }] },
    { id: 'felt b', seats: [] },
  ]);
  expect(await ask('stands?select=id,seats(id)&order=id', service)).toMatchObject([
    { seats: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }] },
    { seats: [{ id: 'b1' }] },
  ]);
  expect(await ask('stands?select=id,seats(id)', { role: 'anon' })).toMatchObject({
    code: '42501',
    message: 'permission denied for table seats',
  });
});

test('a table is embedded in an embedded table, each with its own columns, order and page', async () => {
  const ask = await open();
  expect(
    await ask('stands?select=seats(name:id,tickets(id)),id&order=id&limit=1&seats.order=id.desc&seats.limit=1'),
  ).toEqual([{ id: 'felt a', seats: [{ name: 'a3', tickets: null }] }]);
  expect(await ask('tickets?select=id,seats(id,of(id))&seats.of.id=eq.felt%20a')).toEqual([
    { id: 't1', seats: { id: 'a1', of: { id: 'felt a' } } },
  ]);
});

test('a unique foreign key embeds one row, from either end', async () => {
  const ask = await open();
  expect(await ask('seats?select=id,tickets(id)&order=id')).toEqual([
    { id: 'a1', tickets: { id: 't1' } },
    { id: 'a3', tickets: null },
  ]);
  expect(await ask('tickets?select=tickets_of_fkey(id)')).toEqual([{ tickets_of_fkey: { id: 'a1' } }]);
});

test('of two foreign keys between the same tables the hint decides', async () => {
  const ask = await open();
  expect(await ask('gates?select=stands!also(id)')).toEqual([{ stands: { id: 'felt b' } }]);
  expect(await ask('gates?select=stands!gates_of_fkey(id)')).toEqual([{ stands: { id: 'felt a' } }]);
  expect(await ask('gates?select=stands(id)')).toMatchObject({
    code: 'NOT_EMULATED',
    message: 'The mock does not emulate stands, which more than one foreign key leads to or from',
  });
});

test('an embedded table decides which rows are shown, by its filters or by having rows', async () => {
  const ask = await open();
  const felt = async (query: string): Promise<unknown> => ask(`stands?select=id,${query}&order=id`);
  expect(await felt('seats!inner()')).toEqual([{ id: 'felt a' }]);
  expect(await felt('seats()&seats=not.is.null')).toEqual([{ id: 'felt a' }]);
  expect(await felt('seats()&seats=is.null')).toEqual([{ id: 'felt b' }]);
  expect(await felt('seats!inner(tickets!inner())&seats.tickets.id=eq.t9')).toEqual([]);
  expect(await felt('seats!left(id)&seats.id=in.(a3)')).toEqual([
    { id: 'felt a', seats: [{ id: 'a3' }] },
    { id: 'felt b', seats: [] },
  ]);
  expect(await felt('seats()&or=(seats.is.null,id.eq.x)')).toMatchObject({ code: 'NOT_EMULATED' });
});

test('an impossible embed is refused with a hint', async () => {
  const ask = await open();
  expect(await ask('stands?select=id,seat(id)')).toEqual({
    code: 'PGRST200',
    message: "Could not find a relationship between 'stands' and 'seat' in the schema cache",
    details:
      "Searched for a foreign key relationship between 'stands' and 'seat' in the schema 'public', but no matches were found.",
    hint: "Perhaps you meant 'seats' instead of 'seat'.",
  });
  expect(await ask('stands?select=id,seats!nothing(id)')).toMatchObject({
    details:
      "Searched for a foreign key relationship between 'stands' and 'seats' using the hint 'nothing' in the schema 'public', but no matches were found.",
    hint: null,
  });
  expect(await ask('stands?select=id&seats.id=eq.a1')).toMatchObject({
    code: 'PGRST108',
    message: "'seats' is not an embedded resource in this request",
    hint: "Verify that 'seats' is included in the 'select' query parameter.",
  });
  expect(await ask('stands?select=id,seats(colour)')).toMatchObject({
    code: '42703',
    message: 'column seats_1.colour does not exist',
  });
  expect(await ask('stands?select=id,seats(id.count())')).toMatchObject({ code: 'PGRST123' });
});
