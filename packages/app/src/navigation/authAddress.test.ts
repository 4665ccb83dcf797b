import { expect, test } from 'vitest';
import { safeReturn } from './paths.ts';
import { afterSignIn, authHref, readAuthAddress, rootHref } from './authAddress.ts';

test.each(['', '?signup=true', '?recover=true', '?expired=true', '?signup=true&invitation=abc&next=%2Ffriends'])(
  'the address /auth%s contains the mode of the screen, and can be written again',
  (search) => {
    expect(authHref(readAuthAddress(new URLSearchParams(search)))).toBe(`/auth${search}`);
  },
);

test('the root keeps the invitation and the address to return to, but no mode', () => {
  expect(rootHref(readAuthAddress(new URLSearchParams('?signup=true')))).toBe('/');
  expect(rootHref(readAuthAddress(new URLSearchParams('?signup=true&invitation=t1&next=/friends')))).toBe(
    '/?invitation=t1&next=%2Ffriends',
  );
});

test('a sign-in with an invitation leads to it, otherwise back, and never to another site', () => {
  const lead = (search: string) => afterSignIn(readAuthAddress(new URLSearchParams(search)), safeReturn);
  expect(lead('?invitation=a%26b&next=/friends')).toBe('/accept-invitation?token=a%26b');
  expect(lead('?invitation=&next=/friends')).toBe('/friends');
  expect(lead('?next=//evil.example')).toBe('/');
});
