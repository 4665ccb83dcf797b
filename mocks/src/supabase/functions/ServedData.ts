import type { Crowding } from '@tribunen/edge';
import type { Database } from '../../database.ts';
import type { MatchSource } from '../../MatchSource.ts';
import type { WritePace } from '../WritePace.ts';

/** The emulator's data and clocks at the moment of a request. */
export interface ServedData {
  readonly matches: MatchSource;
  readonly database: Database;
  /** Milliseconds since 1970, by the backend's clock. */
  readonly now: number;
  /**
   * Milliseconds since 1970 in real time. The matches follow this clock even when the backend's own clock is wrong.
   */
  readonly wallNow: number;
  /** Returns a new UUID for a row. */
  readonly newId: () => string;
  readonly crowding: Crowding;
  /** How often a user may download their data. */
  readonly exportPace: WritePace;
  /** How many spectators are present. */
  readonly present: () => number;
}
