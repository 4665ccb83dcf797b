import type { Change } from '../Table.ts';

/** What the tabs of one scenario share, besides its rows. */
export interface World {
  /** A different id is a different world: everything a tab knows of the old one is obsolete. */
  readonly id: string;
  /** When each match day began (milliseconds since 1970), by its seed and speed: «1/10». */
  readonly anchors: Readonly<Record<string, number>>;
}

/** One write: everything that it changed, in order. */
export interface LogEntry {
  /** Grows with every entry, over all worlds. */
  readonly number: number;
  readonly changes: readonly Change[];
}

/** Where the tabs of one scenario store their writes. Replaying the log brings an empty database up to date. */
export interface ChangeLog {
  /** The current world; null when there has been none. */
  world(): Promise<World | null>;
  /** Stores the world. When its id is new, every entry of the old one is deleted. */
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

/** The world that a tab writes in has ended: somebody has restarted the demo. */
export class WorldIsGoneError extends Error {
  override readonly name = 'WorldIsGoneError';
}
