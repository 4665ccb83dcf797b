import { expect, test } from 'vitest';
import { hasLongGap, messageText } from './messageText.ts';

test.each([
  ['NUL', 'a\u0000b', 'ab'],
  ['half of a surrogate pair', 'x\uD800y\uDC00', 'xy'],
  ['whole pairs and what joins them', '👩‍👩‍👧 🇳🇴 ❤️', '👩‍👩‍👧 🇳🇴 ❤️'],
  ['two blank lines', 'a\n\n\nb', 'a\n\n\nb'],
  ['twenty blank lines', `a${'\n'.repeat(21)}b`, 'a\n\n\nb'],
  ['lines of blanks', 'a\n \u2800\n\u200B\n\u3164\t\nb', 'a\n\n\nb'],
  ['line breaks of other systems', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['line breaks and spaces', ' a\n\tb ', ' a\n\tb '],
  ['marks of direction', 'abc\u202Ecba\u202C', 'abc\u202Ecba\u202C'],
])('CHAT-10 of a message with %s everything is sent that can be stored', (_what, typed, sent) => {
  expect(messageText(typed)).toBe(sent);
});

test.each([
  '',
  ' \n',
  '\u200B\u2060',
  '\u0000',
  '\uD800',
  '\u202E \u202C',
  '\u3164',
  '\u2800',
  '\u2800\n\u115F\uFFA0',
  '\u{1D159}',
  '\uFFFC',
  '\u0301\u0301',
])('CHAT-10 a message in which nothing can be seen is empty: %j', (typed) => {
  expect(messageText(typed)).toBe('');
});

test.each([
  ['a\n\n\nb', false],
  ['a\n\n\n\nb', true],
  ['a\n \n\u2800\n\t\nb', true],
  ['a\n\nb\n\n\nc', false],
  ['a\u2028\u2028\u2028\u2028b', true],
])('CHAT-10 %j has more than two blank lines in a row: %s', (text, isLong) => {
  expect(hasLongGap(text)).toBe(isLong);
  expect(hasLongGap(messageText(text))).toBe(false);
});
