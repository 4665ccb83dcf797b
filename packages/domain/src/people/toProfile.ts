import { decodeText } from '../account/sanitise.ts';
import type { Profile, ProfileParts } from './Profile.ts';

/**
 * A profile as it was typed, out of one as it is stored: decoded once, blank text is nothing told (PEOPLE-2).
 *
 * @example
 * toProfile({ userId: 'u1', name: 'Kari &amp; co', bio: ' ', myTeam: null }).name; // 'Kari & co'
 */
export function toProfile(stored: ProfileParts): Profile {
  return {
    userId: stored.userId,
    name: told(stored.name),
    bio: told(stored.bio),
    myTeam: told(stored.myTeam),
  };
}

function told(stored: string | null): string | null {
  const text = decodeText(stored ?? '').trim();
  return text === '' ? null : text;
}
