import { type Columns, PostgresError, typeOfColumn } from '@tribunen/protocol';

/** @throws {PostgresError} PGRST204 when the table does not have the column */
export function refuseUnknownColumn(name: string, table: string, columns: Columns): void {
  if (typeOfColumn(columns, name) !== undefined) return;
  throw new PostgresError('PGRST204', `Could not find the '${name}' column of '${table}' in the schema cache`);
}
