import type { Columns, JsonRow } from '../columnTypes.ts';
import type { Who } from '../who.ts';

/** A function of the database that REST reaches under `/rpc/`, returning rows. */
export interface Rpc {
  /** Every parameter by name; all of them must be given, but for those with a default. */
  readonly parameters: Columns;
  /** The parameters that may be left out, and then are null to `call`. */
  readonly optional?: readonly string[];
  /** The columns of the rows that it returns. */
  readonly returns: Columns;
  /** Who is granted to call it. */
  readonly roles: readonly Who['role'][];
  /** True where it changes something: then GET may not call it. */
  readonly writes: boolean;
  /**
   * @param args the values by the parameters' types
   * @param admit sees the rows that it will return before anything is written, and throws to refuse them
   * @throws {PostgresError} as the function raises: P0001 with its message
   */
  readonly call: (
    who: Who,
    args: JsonRow,
    admit: (rows: readonly JsonRow[]) => void,
  ) => readonly JsonRow[] | Promise<readonly JsonRow[]>;
}

/** The functions of the database, by name. */
export type Rpcs = Readonly<Record<string, Rpc>>;
