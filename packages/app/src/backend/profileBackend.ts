import type { Profile, ProfileDraft, UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { selectProfile, selectProfiles, upsertProfile } from './tables/profiles.ts';

/** What the profiles of users ask of the backend. */
export interface ProfileBackend {
  /** Null when the user has no profile yet. */
  profile(userId: string): Promise<Profile | null>;
  /** Users without a profile are left out. */
  profiles(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Profile>>;
  /** Saves the fields that are named, and answers the profile as it is stored. */
  saveProfile(userId: string, changes: Partial<ProfileDraft>): Promise<Profile>;
}

export const profileBackend = new BackendPart<ProfileBackend>(({ tables }) => ({
  profile: (userId) => selectProfile(tables, userId),
  profiles: (userIds) => selectProfiles(tables, userIds),
  saveProfile: (userId, changes) => upsertProfile(tables, userId, changes),
}));
