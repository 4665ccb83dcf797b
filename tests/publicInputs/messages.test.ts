import { readFileSync } from 'node:fs';
import { checkMessage, messageText } from '@tribunen/domain';
import { array, object, parse, string } from 'valibot';
import { expect, test } from 'vitest';

const { messages } = parse(
  object({ messages: array(object({ text: string(), right: string() })) }),
  JSON.parse(readFileSync(new URL('inputs/messages-odd.json', import.meta.url), 'utf8')),
);
const textOf = (right: string): string => messages.find((message) => message.right.startsWith(right))?.text ?? '';

test('CHAT-10 a braille blank, and a Hangul filler, are refused as empty', () => {
  for (const text of [textOf('refused as empty'), '\u3164', '\u2800\n\u2800']) {
    expect([checkMessage(text), messageText(text)]).toEqual(['empty', '']);
  }
});

test('CHAT-10 a message with nineteen blank lines is sent with two', () => {
  expect(messageText(textOf('at most a few blank lines'))).toBe('a\n\n\nb');
});

test('CHAT-10 a text with direction marks or stacked marks is sent unchanged', () => {
  for (const right of ['the rest of the line', 'nothing is drawn']) {
    const text = textOf(right);
    expect(text).not.toBe('');
    expect(messageText(text)).toBe(text);
  }
});
