import { type ColumnType, columnTypes, type ListenedTables, type Who } from '@tribunen/protocol';
import type { Pool } from 'pg';
import { array, type InferOutput, object, parse, picklist, string } from 'valibot';

const publishedTable = object({
  name: string(),
  columns: array(object({ name: string(), type: picklist(columnTypes) })),
  primary_key: array(string()),
  identity: array(string()),
  readers: array(string()),
});

/** The tables whose changes realtime sends. */
export interface PublishedTables {
  readonly tables: ListenedTables;
  /** The primary key columns of each table. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

const question = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(a.attname order by a.attnum), '[]')
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as primary_key,
    (select coalesce(json_agg(a.attname order by a.attnum), '[]')
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (c.relreplident = 'f' or a.attnum = any((
        select i.indkey from pg_index i
        where i.indrelid = c.oid and case c.relreplident when 'd' then i.indisprimary when 'i' then i.indisreplident end
      )::smallint[]))) as identity,
    (select coalesce(json_agg(role), '[]')
      from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_table_privilege(role, c.oid, 'select')) as readers
  from pg_publication_tables p
  join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
  where p.pubname = 'supabase_realtime' and p.schemaname = 'public'`;

/** Reads from the database catalogue which tables realtime publishes, and which roles may select from them. */
export async function readPublishedTables(pool: Pool): Promise<PublishedTables> {
  const found = parse(array(publishedTable), (await pool.query(question)).rows);
  return {
    tables: Object.fromEntries(found.map((table) => [table.name, toListened(table)])),
    keys: new Map(found.map(({ name, primary_key }) => [name, primary_key])),
  };
}

function toListened({ columns, identity, readers }: InferOutput<typeof publishedTable>) {
  const types: Readonly<Record<string, ColumnType>> = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
  const roles = new Set(readers);
  return { columns: types, identity, published: true, isReadableBy: ({ role }: Who) => roles.has(role) };
}
