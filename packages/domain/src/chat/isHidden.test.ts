import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import { exampleMessage } from './exampleMessage.ts';
import { isDirectHidden, isHidden, type ReaderFilter } from './isHidden.ts';

const [marte, kari, ola, per] = ['marte', 'kari', 'ola', 'per'] as UserId[];
const filter: ReaderFilter = {
  reader: marte ?? null,
  muted: new Set(ola === undefined ? [] : [ola]),
  blocked: new Set(per === undefined ? [] : [per]),
  hiddenWords: new Set(['idiot']),
};
const from = (senderId: UserId | null | undefined, content = 'Heia!') =>
  exampleMessage('m1', { senderId: senderId ?? null, content });

test('CHAT-28 messages of muted and blocked senders are hidden in a chat, and others are not', () => {
  expect([kari, ola, per, marte, null].map((sender) => isHidden(from(sender), filter))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('CHAT-28 a message with a hidden word is hidden, unless the reader wrote it', () => {
  expect([kari, null, marte].map((sender) => isHidden(from(sender, 'For en idiot'), filter))).toEqual([
    true,
    true,
    false,
  ]);
});

test('CHAT-28 hidden words are compared with the text as it was typed', () => {
  const word = { ...filter, hiddenWords: new Set(['amp']) };
  expect(isHidden(from(kari, 'Tom &amp; Jerry'), word)).toBe(false);
});

test('CHAT-28 a visitor has no filter, and no message is their own', () => {
  const visitor = {
    reader: null,
    muted: new Set<UserId>(),
    blocked: new Set<UserId>(),
    hiddenWords: new Set<string>(),
  };
  expect([kari, null].map((sender) => isHidden(from(sender), visitor))).toEqual([false, false]);
  expect(isHidden(from(null, 'idiot'), { ...visitor, hiddenWords: new Set(['idiot']) })).toBe(true);
});

test('CHAT-28 between two friends muting hides nothing; a block and a hidden word do', () => {
  expect([kari, ola, per].map((sender) => isDirectHidden(from(sender), filter))).toEqual([false, false, true]);
  expect(isDirectHidden(from(kari, 'idiot'), filter)).toBe(true);
});
