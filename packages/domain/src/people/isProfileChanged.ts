import type { ProfileDraft } from './ProfileDraft.ts';

/**
 * Whether a profile's form holds something that is not saved; space around a text is nothing (PEOPLE-15).
 *
 * @example
 * const saved = { name: 'Marte', bio: '', myTeam: 'Brann' };
 * isProfileChanged(saved, { ...saved, name: 'Marte ' }); // false
 * isProfileChanged(saved, { ...saved, myTeam: null }); // true
 */
export function isProfileChanged(saved: ProfileDraft, draft: ProfileDraft): boolean {
  return (
    saved.name.trim() !== draft.name.trim() || saved.bio.trim() !== draft.bio.trim() || saved.myTeam !== draft.myTeam
  );
}
