import type { UserId } from './UserId.ts';

/** The profile that a person has written, as typed; null for a field left empty. */
export interface Profile {
  readonly userId: UserId;
  readonly name: string | null;
  readonly bio: string | null;
  readonly myTeam: string | null;
}

/** A profile as it is stored: sanitised, with empty fields as null or as empty text. */
export interface StoredProfile {
  readonly userId: UserId;
  readonly name: string | null;
  readonly bio: string | null;
  readonly myTeam: string | null;
}
