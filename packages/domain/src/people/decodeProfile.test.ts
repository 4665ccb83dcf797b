import { expect, test } from 'vitest';
import { decodeProfile } from './decodeProfile.ts';
import type { UserId } from './UserId.ts';

const marte = 'marte' as UserId;

test('PEOPLE-2 a profile is decoded once, and blank text is null', () => {
  const stored = { userId: marte, name: ' Marte &amp;lt; ', bio: '  ', myTeam: null };
  expect(decodeProfile(stored)).toEqual({ userId: marte, name: 'Marte &lt;', bio: null, myTeam: null });
});
