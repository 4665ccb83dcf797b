import { expect, test } from 'vitest';
import { shellFor } from './shellFor.ts';

test.each(['/', '/results', '/results/'])('%s begins with the shell of the results', (pathname) => {
  expect(shellFor(pathname, '')).toBe('results');
});

test('/match/7 begins with the shell of an opened match', () => {
  expect(shellFor('/match/7', '')).toBe('match');
});

test.each(['/match', '/results/7', '/friends', '/tribune/42'])('%s begins with the frame and its tabs', (pathname) => {
  expect(shellFor(pathname, '')).toBe('blank');
});

test('/auth begins with the shell of the sign-in', () => {
  expect(shellFor('/auth', '')).toBe('auth');
});

test.each(['?invitation=k7', '?next=%2Ffriends'])(
  'the root begins with the shell of the sign-in when it redirects there, with %s',
  (search) => {
    expect(shellFor('/', search)).toBe('auth');
    expect(shellFor('/results', search)).toBe('results');
  },
);

test('/demo/mailbox has no tabs, and begins without a shell', () => {
  expect(shellFor('/demo/mailbox', '')).toBe('none');
});
