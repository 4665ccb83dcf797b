import type { UserId } from './UserId.ts';

/** What a person tells about themselves, as typed (part 2 §3). Null where nothing is told. */
export interface Profile {
  readonly userId: UserId;
  readonly name: string | null;
  readonly bio: string | null;
  readonly myTeam: string | null;
}

/** A profile as it is stored: sanitised, and with nothing told as null or as empty text. */
export interface StoredProfile {
  readonly userId: UserId;
  readonly name: string | null;
  readonly bio: string | null;
  readonly myTeam: string | null;
}
