/** A world of the demo that a browser keeps: its id, and the beginning of its match day. */
export interface World {
  /** A new id means a new world, which makes everything obsolete that a tab has loaded of the old one. */
  readonly id: string;
  /** When the match day began, in milliseconds since 1970. */
  readonly anchor: number;
}

/** Stores one world's rows, so that they outlive the tabs and the worker. */
export interface RowStore {
  /** The kept world; null when none has been kept. */
  world(): Promise<World | null>;
  /** Keeps the world. When its id is new, the rows of the old world are deleted. */
  keepWorld(world: World): Promise<void>;
  /** The rows of every kept table, by its name. */
  tables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  /** Replaces the rows of all these tables, or of none. Once the promise is fulfilled, the rows outlive the worker. */
  keepTables(tables: ReadonlyMap<string, readonly unknown[]>): Promise<void>;
}
