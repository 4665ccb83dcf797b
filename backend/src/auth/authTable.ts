import type { AuthTable } from '@tribunen/protocol';
import { escapeIdentifier, type Pool } from 'pg';
import { array, type GenericSchema, parse } from 'valibot';

/** A table of the schema `auth`, as the auth server reads and writes it. */
export function authTable<Row extends object>(pool: Pool, name: string, shape: GenericSchema<Row>): AuthTable<Row> {
  const table = `auth.${escapeIdentifier(name)}`;
  const run = async (sql: string, values: unknown[]): Promise<readonly Row[]> =>
    parse(array(shape), (await pool.query(sql, values)).rows);
  return {
    find(where) {
      const values: unknown[] = [];
      return run(`select * from ${table} where ${condition(where, values)}`, values);
    },
    async insert(row) {
      const columns = Object.keys(row);
      const places = columns.map((_, at) => `$${at + 1}`);
      await run(
        `insert into ${table} (${columns.map((column) => escapeIdentifier(column)).join()}) values (${places.join()})`,
        Object.values(row),
      );
    },
    change(where, change) {
      const values: unknown[] = [];
      const changes = Object.entries(change).map(
        ([column, value]) => `${escapeIdentifier(column)} = $${values.push(value)}`,
      );
      return run(`update ${table} set ${changes.join()} where ${condition(where, values)} returning *`, values);
    },
    delete(where) {
      const values: unknown[] = [];
      return run(`delete from ${table} where ${condition(where, values)} returning *`, values);
    },
  };
}

/** A `where` condition in SQL; it appends its values to `values`. */
function condition(where: object, values: unknown[]): string {
  return Object.entries(where)
    .map(([column, value]: [string, unknown]) =>
      value === null ? `${escapeIdentifier(column)} is null` : `${escapeIdentifier(column)} = $${values.push(value)}`,
    )
    .join(' and ');
}
