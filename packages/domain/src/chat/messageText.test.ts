import { expect, test } from 'vitest';
import { messageText } from './messageText.ts';

test.each([
  ['NUL', 'a\u0000b', 'ab'],
  ['half of a surrogate pair', 'x\uD800y\uDC00', 'xy'],
  ['whole pairs and what joins them', '👩‍👩‍👧 🇳🇴 ❤️', '👩‍👩‍👧 🇳🇴 ❤️'],
  ['line breaks and spaces', ' a\n\tb ', ' a\n\tb '],
  ['marks of direction', 'abc\u202Ecba\u202C', 'abc\u202Ecba\u202C'],
])('CHAT-10 of a message with %s everything is sent that can be stored', (_what, typed, sent) => {
  expect(messageText(typed)).toBe(sent);
});

test.each(['', ' \n', '\u200B\u2060', '\u0000', '\uD800', '\u202E \u202C', '\u3164'])(
  'CHAT-10 a message in which nothing can be seen is empty: %j',
  (typed) => {
    expect(messageText(typed)).toBe('');
  },
);
