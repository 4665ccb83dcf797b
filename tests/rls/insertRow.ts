import type { Postgres } from './Postgres.ts';

/** The tables behind the views of `public`. */
const behind: Readonly<Record<string, string>> = { profiles: 'private.profiles' };

const quoted = (name: string): string => `"${name}"`;

/** Inserts a row, bypassing every policy if the connection may. */
export async function insertRow(
  postgres: Pick<Postgres, 'query'>,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  await postgres.query(
    `insert into ${behind[table] ?? quoted(table)} (${columns.map(quoted).join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  );
}
