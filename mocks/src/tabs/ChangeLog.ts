import type { Change } from '@tribunen/protocol';

/** The state that the tabs of one scenario share, besides its rows. */
export interface World {
  /** A new id means a new world: everything that a tab knows of the old world is obsolete. */
  readonly id: string;
  /** When each match day began (milliseconds since 1970), by its seed and speed: «1/10». */
  readonly anchors: Readonly<Record<string, number>>;
}

/** One write: every change that it made, in order. */
export interface LogEntry {
  /** Rises with every entry, across all worlds. */
  readonly number: number;
  readonly changes: readonly Change[];
}

/** Where the tabs of one scenario store their writes. Replaying the log brings an empty database up to date. */
export interface ChangeLog {
  /** The current world; null when there has never been a world. */
  world(): Promise<World | null>;
  /** Stores the world. When its id is new, every entry of the old world is deleted. */
  keepWorld(world: World): Promise<void>;
  /**
   * Adds an entry. Once the promise is fulfilled, the entry outlives the tab.
   *
   * @returns its number
   * @throws {WorldIsGoneError} when another world has begun
   */
  append(worldId: string, changes: readonly Change[]): Promise<number>;
  /** Every entry with a higher number, in order. */
  entriesAfter(number: number): Promise<readonly LogEntry[]>;
}

/** Thrown when the world in which a tab writes has ended, because somebody restarted the demo. */
export class WorldIsGoneError extends Error {
  override readonly name = 'WorldIsGoneError';
}
