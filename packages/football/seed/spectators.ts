import { seededUuid } from '../src/seededUuid.ts';
import type { Voices } from './voicesSchema.ts';

/** An invented spectator. */
export interface CrowdSpectator {
  readonly id: string;
  readonly name: string;
  readonly bio: string;
  /** An address that nobody can have: eksempel.no is reserved for examples. */
  readonly email: string;
}

/**
 * The spectators that talk in the chats, the same in every demo.
 *
 * @example
 * spectatorsOf(voices)[0]?.email; // 'tilskuer1@eksempel.no'
 */
export function spectatorsOf({ spectators }: Voices): readonly CrowdSpectator[] {
  return spectators.map(([name, bio], index) => ({
    id: seededUuid('spectator', index),
    name,
    bio,
    email: `tilskuer${index + 1}@eksempel.no`,
  }));
}
