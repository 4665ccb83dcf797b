import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFriend } from './exampleFriend.ts';
import { composerState, type Draft, pickFriend, typeInto } from './composer.ts';
import { messageCharacters } from './messageCharacters.ts';
import type { NamedFriend } from './suggestFriends.ts';

function draft(text: string, tagged: NamedFriend | null = null): Draft {
  return { text, caret: text.length, tagged };
}

test('CHAT-9 picking a friend replaces what was typed with the name, and tags the friend', () => {
  const picked = pickFriend({ text: 'Så @kar?', caret: 7, tagged: null }, exampleFriend('Kari Moe'));
  expect(picked).toEqual({ text: 'Så @Kari Moe ?', caret: 13, tagged: exampleFriend('Kari Moe') });
});

test('CHAT-9 only one friend is tagged: a second @ suggests and picks no friend', () => {
  const tagged = draft('Så @Kari Moe @ol', exampleFriend('Kari Moe'));
  expect(composerState(tagged).mention).toBeNull();
  expect(pickFriend(tagged, exampleFriend('Ola'))).toBe(tagged);
});

test('CHAT-9 without a mention at the caret no friend is picked', () => {
  const plain = draft('Så bra');
  expect(pickFriend(plain, exampleFriend('Ola'))).toBe(plain);
});

test('CHAT-9 deleting the name from the text removes the tag', () => {
  const tagged = draft('@Kari Moe ja', exampleFriend('Kari Moe'));
  expect(typeInto(tagged, '@Kari Moe ja!', 13).tagged).toEqual(exampleFriend('Kari Moe'));
  expect(typeInto(tagged, '@Kari Mo ja', 8).tagged).toBeNull();
});

test('CHAT-9 the tag disappears when its name becomes part of another', () => {
  const tagged = draft('@Kari ja', exampleFriend('Kari'));
  for (const other of ['@Karianne ja', '@Kari-Anne ja', '@Kari2']) {
    expect(typeInto(tagged, other, 0).tagged).toBeNull();
  }
  for (const same of ['@Kari', '@Kari, ja', '@Kari – ja', '@Karianne og @Kari!']) {
    expect(typeInto(tagged, same, 0).tagged).toEqual(exampleFriend('Kari'));
  }
});

test.each([
  [0, 280, 'calm', 'empty'],
  [259, 21, 'calm', null],
  [260, 20, 'few-left', null],
  [280, 0, 'few-left', null],
  [281, -1, 'over', 'too-long'],
  [330, -50, 'over', 'too-long'],
])(
  'CHAT-10 with %i characters typed %i are left, the tone is %s, the problem %s',
  (typed, remaining, tone, problem) => {
    expect(composerState(draft('a'.repeat(typed)))).toEqual({ remaining, tone, problem, mention: null });
  },
);

test('CHAT-10 a text in which nothing can be seen cannot be sent', () => {
  expect(composerState(draft('\u200B\u0000')).problem).toBe('empty');
});

test('CHAT-11 the box accepts at most 330 characters', () => {
  const typed = typeInto(draft(''), '🔥'.repeat(331), 662);
  expect(messageCharacters(typed.text)).toHaveLength(330);
  expect(typed.caret).toBe(typed.text.length);
});

test('CHAT-10 CHAT-11 a family of emoji is one character, and is never cut', () => {
  const family = '👨‍👩‍👧‍👦';
  const { text } = typeInto(draft(''), `${'a'.repeat(328)}${family.repeat(3)}`, 0);
  expect(text).toBe(`${'a'.repeat(328)}${family.repeat(2)}`);
  expect(composerState(draft(family.repeat(270)))).toMatchObject({ remaining: 10, problem: null });
});

test('CHAT-11 whatever is typed and picked, the text stays within its bound, and a tag keeps its name in the text', () => {
  const name = fc.constantFrom('Kari Moe', 'Ola', 'Bjørnar Ødegård-Langmyhr');
  const typing = fc.array(fc.oneof(fc.constantFrom('@', '@ka', ' ', '🔥', 'x'.repeat(100)), fc.string()));
  fc.assert(
    fc.property(typing, name, fc.nat({ max: 340 }), (pieces, picked, caret) => {
      const typed = typeInto(draft(''), pieces.join(''), caret);
      const after = pickFriend(typed, exampleFriend(picked));
      expect(messageCharacters(after.text).length).toBeLessThanOrEqual(330);
      expect(after.caret).toBeLessThanOrEqual(after.text.length);
      expect(after.tagged === null || after.text.includes(`@${after.tagged.name}`)).toBe(true);
    }),
    { seed: 4, numRuns: 200 },
  );
});
