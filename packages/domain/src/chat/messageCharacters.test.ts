import { expect, test } from 'vitest';
import { messageCharacters } from './messageCharacters.ts';

test.each([
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['a kiss with shades of skin', '👩🏻‍❤️‍💋‍👨🏿', 1],
  ['the flag of Norway', '🇳🇴', 1],
  ['two flags', '🇳🇴🇸🇪', 2],
  ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 1],
  ['the rainbow flag', '🏳️‍🌈', 1],
  ['a keycap', '1️⃣', 1],
  ['a heart', '❤️', 1],
  ['a raised hand', '✋🏾', 1],
  ['é of two code points', 'e\u0301', 1],
  ['letters', 'blåbær', 6],
  ['a ball and a fire', '⚽🔥', 2],
  ['line breaks', 'a\n\nb', 4],
  ['piled marks, which count', 'z\u0335\u0321\u0322', 4],
  ['letters that are joined', 'a\u200Db', 3],
  ['a chain of eight emoji', Array.from({ length: 8 }, () => '👩').join('\u200D'), 3],
  ['nothing', '', 0],
])('CHAT-10 %s: «%s» has %i characters', (_what, text, count) => {
  expect(messageCharacters(text)).toHaveLength(count);
});

test('CHAT-10 the characters together are the text', () => {
  const text = '1️⃣ Så 👨‍👩‍👧‍👦🇳🇴!\n';
  expect(messageCharacters(text).join('')).toBe(text);
});
