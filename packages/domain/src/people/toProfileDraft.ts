import type { Profile } from './Profile.ts';
import type { ProfileDraft } from './ProfileDraft.ts';

/**
 * A profile as its form begins: what is not told is empty, and so is a profile that is yet to be written (PEOPLE-14).
 *
 * @example
 * toProfileDraft(null); // { name: '', bio: '', myTeam: null }
 */
export function toProfileDraft(profile: Profile | null): ProfileDraft {
  return { name: profile?.name ?? '', bio: profile?.bio ?? '', myTeam: profile?.myTeam ?? null };
}
