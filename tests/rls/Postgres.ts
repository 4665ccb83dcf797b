/** The operations that the tests need of a PostgreSQL server. */
export interface Postgres {
  /** The connection string, for a test that opens further connections. */
  readonly url: string;
  query<Row>(sql: string, values?: unknown[]): Promise<Answer<Row>>;
  exec(sql: string): Promise<unknown>;
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface Transaction extends Pick<Postgres, 'query' | 'exec'> {
  rollback(): Promise<void>;
}

interface Answer<Row> {
  readonly rows: Row[];
  readonly affectedRows?: number | undefined;
}
