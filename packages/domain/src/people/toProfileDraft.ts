import type { Profile } from './Profile.ts';
import type { ProfileDraft } from './ProfileDraft.ts';

/**
 * The first values of the profile's form; empty for fields that the profile does not have, or when there is no profile
 * yet (PEOPLE-14).
 */
export function toProfileDraft(profile: Profile | null): ProfileDraft {
  return { name: profile?.name ?? '', bio: profile?.bio ?? '', myTeam: profile?.myTeam ?? null };
}
