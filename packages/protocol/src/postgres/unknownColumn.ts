import { PostgresError } from './PostgresError.ts';

/** Postgres' error for an unknown column: 42703. */
export function unknownColumn(table: string, name: string): PostgresError {
  return new PostgresError('42703', `column ${table}.${name} does not exist`);
}
