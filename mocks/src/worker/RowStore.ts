/** A world of the demo, as a browser stores it. */
export interface World {
  /** A restart begins a world with a new id. What a tab has loaded of the old world is then out of date. */
  readonly id: string;
  /** When the match day began, in milliseconds since 1970. */
  readonly anchor: number;
}

/** Stores one world's rows, so that they outlive the tabs and the worker. */
export interface RowStore {
  /** The stored world; null when no world is stored. */
  world(): Promise<World | null>;
  /** Stores the world. If its id is new, it deletes the rows of the old world. */
  keepWorld(world: World): Promise<void>;
  /** The rows of every stored table, by the table's name. */
  tables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  /** Replaces the rows of all these tables or of none. Once the promise resolves, the rows outlive the worker. */
  keepTables(tables: ReadonlyMap<string, readonly unknown[]>): Promise<void>;
}
