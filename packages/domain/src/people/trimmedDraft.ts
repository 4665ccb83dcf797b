import type { ProfileDraft } from './ProfileDraft.ts';

/** A profile's form as it is saved: without the space around its texts (PEOPLE-20). */
export function trimmedDraft({ name, bio, myTeam }: ProfileDraft): ProfileDraft {
  return { name: name.trim(), bio: bio.trim(), myTeam };
}
