import type { AuthCodeRow, OneTimeTokenRow, RefreshTokenRow, SessionRow, UserRow } from './rows.ts';

/** One table of the auth server, wherever its rows are. A condition holds for the rows that are equal in each column it names. */
export interface AuthTable<Row> {
  find(where: Partial<Row>): Promise<readonly Row[]>;
  insert(row: Row): Promise<void>;
  /** @returns the rows as they are after the change */
  change(where: Partial<Row>, values: Partial<Row>): Promise<readonly Row[]>;
  /** @returns the rows that were deleted: of two calls that delete the same row, one receives it */
  delete(where: Partial<Row>): Promise<readonly Row[]>;
}

/** The rows of the auth server. */
export interface AuthTables {
  readonly users: AuthTable<UserRow>;
  readonly sessions: AuthTable<SessionRow>;
  readonly refresh_tokens: AuthTable<RefreshTokenRow>;
  readonly one_time_tokens: AuthTable<OneTimeTokenRow>;
  readonly auth_codes: AuthTable<AuthCodeRow>;
}
