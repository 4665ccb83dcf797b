import { decodeText } from '../account/sanitise.ts';
import { textOf } from '../text/textOf.ts';
import type { Profile, StoredProfile } from './Profile.ts';

/** A stored profile as it was typed: decoded once, blank text null (PEOPLE-2). */
export function decodeProfile(stored: StoredProfile): Profile {
  return {
    userId: stored.userId,
    name: decoded(stored.name),
    bio: decoded(stored.bio),
    myTeam: decoded(stored.myTeam),
  };
}

function decoded(stored: string | null): string | null {
  return textOf(stored === null ? null : decodeText(stored));
}
