import { expect, test } from 'vitest';
import { choosesMatch } from './useMatchChoice.ts';

const tap = { detail: 1, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('the first tap on a card chooses its match, and the second opens it', () => {
  expect(choosesMatch(tap, false)).toBe(true);
  expect(choosesMatch(tap, true)).toBe(false);
});

test('Enter opens the match, whose click counts no presses', () => {
  expect(choosesMatch({ ...tap, detail: 0 }, false)).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a tap with %s is left to the browser', (key) => {
  expect(choosesMatch({ ...tap, [key]: true }, false)).toBe(false);
});
