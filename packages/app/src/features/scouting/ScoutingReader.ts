import type { UserId } from '@tribunen/domain';

/** Who is scouting. */
export interface ScoutingReader {
  /** Null for an anonymous one. */
  readonly id: UserId | null;
  readonly friends: ReadonlySet<UserId>;
}
