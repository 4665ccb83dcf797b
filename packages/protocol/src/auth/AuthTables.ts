import type { AuthCodeRow, OneTimeTokenRow, RefreshTokenRow, SessionRow, UserRow } from './rows.ts';

/**
 * A table of the auth server; the backend decides where the rows are stored. `where` gives values for some columns, and
 * matches the rows that have all of these values.
 */
export interface AuthTable<Row> {
  find(where: Partial<Row>): Promise<readonly Row[]>;
  insert(row: Row): Promise<void>;
  /** @returns the changed rows, with their new values */
  change(where: Partial<Row>, values: Partial<Row>): Promise<readonly Row[]>;
  /** @returns the deleted rows; of two calls that delete the same row, only one receives it */
  delete(where: Partial<Row>): Promise<readonly Row[]>;
}

export interface AuthTables {
  readonly users: AuthTable<UserRow>;
  readonly sessions: AuthTable<SessionRow>;
  readonly refresh_tokens: AuthTable<RefreshTokenRow>;
  readonly one_time_tokens: AuthTable<OneTimeTokenRow>;
  readonly auth_codes: AuthTable<AuthCodeRow>;
}
