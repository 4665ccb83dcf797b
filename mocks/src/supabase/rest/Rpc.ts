import type { Columns, JsonRow, Who } from '@tribunen/protocol';

interface Callable {
  /** The types of the parameters by name. All must be given, except the optional ones. */
  readonly parameters: Columns;
  /** The parameters that may be left out; `call` then receives null for them. */
  readonly optional?: readonly string[];
  /** The roles that may call it. */
  readonly roles: readonly Who['role'][];
}

/** A function that returns rows. */
export interface RowsRpc extends Callable {
  /** The columns of the rows. */
  readonly returns: Columns;
  /**
   * @param args the arguments, converted to the parameters' types
   * @param admit receives the rows of the answer before anything is written, and throws to refuse them
   * @throws {PostgresError} an error that the function raises: P0001 with its message
   */
  readonly call: (
    who: Who,
    args: JsonRow,
    admit: (rows: readonly JsonRow[]) => void,
  ) => readonly JsonRow[] | Promise<readonly JsonRow[]>;
}

/** A function that returns one value. */
export interface ValueRpc extends Callable {
  /** @throws {PostgresError} */
  readonly value: (who: Who, args: JsonRow) => object | null | Promise<object>;
}

/** A function of the database that REST reaches under `/rpc/`. */
export type Rpc = RowsRpc | ValueRpc;

/** The functions of the database, by name. */
export type Rpcs = Readonly<Record<string, Rpc>>;
