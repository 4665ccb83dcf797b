import type { ProfileDraft } from './ProfileDraft.ts';
import { trimmedDraft } from './trimmedDraft.ts';

/**
 * The fields of a profile's form that differ from the saved ones, as typed; space around a text does not count (PEOPLE-15).
 */
export function profileChanges(saved: ProfileDraft, draft: ProfileDraft): Partial<ProfileDraft> {
  const [before, after] = [trimmedDraft(saved), trimmedDraft(draft)];
  return {
    ...(before.name !== after.name && { name: draft.name }),
    ...(before.bio !== after.bio && { bio: draft.bio }),
    ...(before.myTeam !== after.myTeam && { myTeam: draft.myTeam }),
  };
}
