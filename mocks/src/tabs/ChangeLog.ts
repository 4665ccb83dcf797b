import type { Change } from '../Table.ts';

/** What the tabs of one scenario have in common, beside its rows. */
export interface World {
  /** Another id is another world: what a tab knows of the old one is worth nothing. */
  readonly id: string;
  /** When each match day began (milliseconds since 1970), by its seed and speed: «1/10». */
  readonly anchors: Readonly<Record<string, number>>;
}

/** One write: all that it changed, in order. */
export interface LogEntry {
  /** Grows with every entry, over all worlds. */
  readonly number: number;
  readonly changes: readonly Change[];
}

/** Where the tabs of one scenario keep what was written: an empty database that repeats the log is up to date. */
export interface ChangeLog {
  /** The world that is; null where there has been none. */
  world(): Promise<World | null>;
  /** Keeps what is said of the world. Where its id is new, every entry of the old one is forgotten. */
  keepWorld(world: World): Promise<void>;
  /**
   * Adds an entry. When the promise is fulfilled the entry outlives the tab.
   *
   * @returns its number
   * @throws {WorldIsGoneError} where the world is no longer this one
   */
  append(worldId: string, changes: readonly Change[]): Promise<number>;
  /** Every entry with a higher number, in order. */
  entriesAfter(number: number): Promise<readonly LogEntry[]>;
}

/** The world that a tab writes in has ended: somebody has begun the demo anew. */
export class WorldIsGoneError extends Error {
  override readonly name = 'WorldIsGoneError';
}
