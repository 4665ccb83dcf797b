import type { ProfileDraft } from './ProfileDraft.ts';
import { profileChanges } from './profileChanges.ts';

/** Whether the profile's form has unsaved changes; space around a text does not count (PEOPLE-15). */
export function isProfileChanged(saved: ProfileDraft, draft: ProfileDraft): boolean {
  return Object.keys(profileChanges(saved, draft)).length > 0;
}
