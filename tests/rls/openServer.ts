import { Client, types } from 'pg';
import type { Postgres, Transaction } from './Postgres.ts';

/** The parsers that read timestamps as dates, and long integers as numbers, by the id of PostgreSQL's type. */
const readers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text)],
  [types.builtins.INT8, Number],
]);

/** Copies a database on its server, and opens the copy; closing the copy drops it. */
export async function openServer(template: string): Promise<Postgres> {
  const url = new URL(template);
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  const original = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new Client(url.href);
  await admin.connect();
  await admin.query(`create database ${name} template ${original}`);
  url.pathname = `/${name}`;
  const client = new Client({
    connectionString: url.href,
    types: { getTypeParser: (id) => readers.get(id) ?? types.getTypeParser(id) },
  });
  await client.connect();

  const query: Postgres['query'] = async (sql, values = []) => {
    // The driver would send every list as a Postgres array, but in these tests only a list of texts is one. Any other
    // list is JSON.
    const sent = values.map((value) =>
      Array.isArray(value) && typeof value[0] !== 'string' ? JSON.stringify(value) : value,
    );
    const { rows, rowCount } = await client.query(sql, sent);
    return { rows, affectedRows: rowCount ?? 0 };
  };
  const exec = (sql: string): Promise<unknown> => client.query(sql);
  return {
    url: url.href,
    query,
    exec,
    async transaction(run) {
      await exec('begin');
      let isOver = false;
      const transaction: Transaction = {
        query,
        exec,
        async rollback() {
          isOver = true;
          await exec('rollback');
        },
      };
      try {
        return await run(transaction);
      } finally {
        if (!isOver) await exec('commit');
      }
    },
    async close() {
      await client.end();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
