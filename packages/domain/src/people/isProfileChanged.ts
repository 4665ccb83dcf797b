import type { ProfileDraft } from './ProfileDraft.ts';
import { profileChanges } from './profileChanges.ts';

/**
 * Whether the profile's form has unsaved changes; space around a text does not count (PEOPLE-15).
 *
 * @example
 * const saved = { name: 'Marte', bio: '', myTeam: 'Brann' };
 * isProfileChanged(saved, { ...saved, name: 'Marte ' }); // false
 * isProfileChanged(saved, { ...saved, myTeam: null }); // true
 */
export function isProfileChanged(saved: ProfileDraft, draft: ProfileDraft): boolean {
  return Object.keys(profileChanges(saved, draft)).length > 0;
}
