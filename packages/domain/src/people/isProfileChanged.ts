import type { ProfileDraft } from './ProfileDraft.ts';
import { trimmedDraft } from './trimmedDraft.ts';

/**
 * Whether the profile's form has unsaved changes; space around a text does not count (PEOPLE-15).
 *
 * @example
 * const saved = { name: 'Marte', bio: '', myTeam: 'Brann' };
 * isProfileChanged(saved, { ...saved, name: 'Marte ' }); // false
 * isProfileChanged(saved, { ...saved, myTeam: null }); // true
 */
export function isProfileChanged(saved: ProfileDraft, draft: ProfileDraft): boolean {
  const [before, after] = [trimmedDraft(saved), trimmedDraft(draft)];
  return before.name !== after.name || before.bio !== after.bio || before.myTeam !== after.myTeam;
}
