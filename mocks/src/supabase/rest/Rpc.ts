import type { Columns, JsonRow, Who } from '@tribunen/protocol';

/** A function of the database that REST reaches under `/rpc/`. */
export interface Rpc {
  /** The type of each parameter, by name. */
  readonly parameters: Columns;
  /** The parameters that may be left out; `call` then receives null for them. */
  readonly optional?: readonly string[];
  /** The roles that may call the function. */
  readonly roles: readonly Who['role'][];
  /**
   * @param args the arguments, converted to the parameters' types
   * @throws {PostgresError} an error that the function raises: P0001 with its message
   */
  readonly call: (who: Who, args: JsonRow) => object | null | Promise<object>;
}

export type Rpcs = Readonly<Record<string, Rpc>>;
