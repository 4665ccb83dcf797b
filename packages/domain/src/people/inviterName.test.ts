import { expect, test } from 'vitest';
import { inviterName } from './inviterName.ts';
import type { UserId } from './UserId.ts';

const kari = 'kari' as UserId;

test('PEOPLE-8 an inviter is called by name, else by bio, else unknown', () => {
  const profile = { userId: kari, name: 'Kari', bio: 'Brann i hjertet', myTeam: null };
  expect(inviterName(profile)).toEqual({ kind: 'name', name: 'Kari' });
  expect(inviterName({ ...profile, name: null })).toEqual({ kind: 'bio', bio: 'Brann i hjertet' });
  expect(inviterName({ ...profile, name: null, bio: null })).toEqual({ kind: 'unknown' });
  expect(inviterName(null)).toEqual({ kind: 'unknown' });
});
