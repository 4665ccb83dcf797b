import { expect, test } from 'vitest';
import { bioCharactersLeft, checkProfile } from './checkProfile.ts';
import { isProfileChanged } from './isProfileChanged.ts';
import { profileChanges } from './profileChanges.ts';
import { toProfileDraft } from './toProfileDraft.ts';
import { trimmedDraft } from './trimmedDraft.ts';
import type { UserId } from './UserId.ts';

const marte = { userId: 'marte' as UserId, name: 'Marte', bio: 'Brann i hjertet', myTeam: 'Brann' };

test('PEOPLE-14 the form begins with the fields of the profile', () => {
  expect(toProfileDraft(marte)).toEqual({ name: 'Marte', bio: 'Brann i hjertet', myTeam: 'Brann' });
});

test('PEOPLE-14 the form begins empty for a user with an empty profile, or none yet', () => {
  const empty = { name: '', bio: '', myTeam: null };
  expect(toProfileDraft({ ...marte, name: null, bio: null, myTeam: null })).toEqual(empty);
  expect(toProfileDraft(null)).toEqual(empty);
});

test('PEOPLE-15 a name, a bio or a team that differs is a change, space around a text is no change', () => {
  const saved = toProfileDraft(marte);
  expect(isProfileChanged(saved, saved)).toBe(false);
  expect(isProfileChanged(saved, { ...saved, name: ' Marte ', bio: 'Brann i hjertet\n' })).toBe(false);
  expect(isProfileChanged(saved, { ...saved, name: 'Marte E' })).toBe(true);
  expect(isProfileChanged(saved, { ...saved, bio: '' })).toBe(true);
  expect(isProfileChanged(saved, { ...saved, myTeam: null })).toBe(true);
  expect(isProfileChanged(saved, { ...saved, myTeam: 'Viking' })).toBe(true);
});

test('PEOPLE-15 only the fields that differ have changed, as they were typed', () => {
  const saved = toProfileDraft(marte);
  expect(profileChanges(saved, { ...saved, name: ' Marte ' })).toEqual({});
  expect(profileChanges(saved, { ...saved, name: ' Marte E ' })).toEqual({ name: ' Marte E ' });
  expect(profileChanges(saved, { ...saved, bio: '', myTeam: null })).toEqual({ bio: '', myTeam: null });
});

test('PEOPLE-20 a profile is saved without the space around its texts, and the space within them stays', () => {
  expect(trimmedDraft({ name: ' Marte  E ', bio: '\n Brann \n i hjertet ', myTeam: 'Brann' })).toEqual({
    name: 'Marte  E',
    bio: 'Brann \n i hjertet',
    myTeam: 'Brann',
  });
});

test('PEOPLE-16 the name follows the rule of names, and the bio has room for 500 characters', () => {
  expect(checkProfile({ name: 'Marte', bio: '' })).toEqual({ name: null, bio: null });
  expect(checkProfile({ name: '', bio: 'x'.repeat(500) })).toEqual({ name: 'empty', bio: null });
  expect(checkProfile({ name: 'Marte <3', bio: 'x'.repeat(501) })).toEqual({
    name: 'invalid-characters',
    bio: 'too-long',
  });
});

test('PEOPLE-16 an emoji is one character of the bio', () => {
  expect(bioCharactersLeft('🔥'.repeat(499))).toBe(1);
  expect(bioCharactersLeft('x'.repeat(512))).toBe(-12);
});
