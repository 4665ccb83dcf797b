import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount } from '../account/characterCount.ts';
import type { FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import { checkMessage } from './checkMessage.ts';
import { commentGate } from './commentGate.ts';
import { composerState, pickFriend, typeInto } from './composer.ts';
import { composerKey } from './composerKey.ts';
import type { Draft } from './Draft.ts';
import { mentionAt } from './mentionAt.ts';
import { type NamedFriend, suggestFriends } from './suggestFriends.ts';

function friend(name: string): NamedFriend {
  return { id: name as UserId, friendshipId: `f-${name}` as FriendshipId, name, isStarFriend: false };
}

function draft(text: string, tagged: NamedFriend | null = null): Draft {
  return { text, caret: text.length, tagged };
}

test.each([
  ['@', { start: 0, query: '' }],
  ['Hei @Åse', { start: 4, query: 'Åse' }],
  ['(@ka', { start: 1, query: 'ka' }],
  [`@${'a'.repeat(20)}`, { start: 0, query: 'a'.repeat(20) }],
  [`@${'a'.repeat(21)}`, null],
  ['@kari moe', null],
  ['kari@brann', null],
  ['@@', { start: 1, query: '' }],
  ['Hei', null],
])('CHAT-7 at the end of «%s» the mention is %o', (text, mention) => {
  expect(mentionAt(text, text.length)).toEqual(mention);
});

test('CHAT-7 the mention is the one at the caret, not one behind it', () => {
  expect(mentionAt('@ka og @ol', 3)).toEqual({ start: 0, query: 'ka' });
  expect(mentionAt('@ka og @ol', 6)).toBeNull();
});

test('CHAT-8 five friends are suggested by name in any case, and the rest is counted', () => {
  const friends = ['Kari', 'Oskar', 'Karl', 'Karoline', 'Ole', 'Karsten', 'Makar', 'Akari'].map(friend);
  const { shown, more } = suggestFriends(friends, 'KAR');
  expect(shown.map(({ name }) => name)).toEqual(['Kari', 'Oskar', 'Karl', 'Karoline', 'Karsten']);
  expect(more).toBe(2);
  expect(suggestFriends(friends, 'ole')).toEqual({ shown: [friend('Ole')], more: 0 });
});

test('CHAT-8 a friend without a name cannot be found by name', () => {
  expect(suggestFriends([{ ...friend('Kari'), name: null }], '')).toEqual({ shown: [], more: 0 });
});

test('CHAT-9 picking a friend writes the name in place of what was typed, and tags them', () => {
  const picked = pickFriend({ text: 'Så @kar?', caret: 7, tagged: null }, friend('Kari Moe'));
  expect(picked).toEqual({ text: 'Så @Kari Moe ?', caret: 13, tagged: friend('Kari Moe') });
});

test('CHAT-9 only one friend is tagged: a second @ suggests nobody and picks nobody', () => {
  const tagged = draft('Så @Kari Moe @ol', friend('Kari Moe'));
  expect(composerState(tagged).mention).toBeNull();
  expect(pickFriend(tagged, friend('Ola'))).toBe(tagged);
});

test('CHAT-9 without a mention at the caret nobody is picked', () => {
  const plain = draft('Så bra');
  expect(pickFriend(plain, friend('Ola'))).toBe(plain);
});

test('CHAT-9 the tag is gone once its name is deleted from the text', () => {
  const tagged = draft('@Kari Moe ja', friend('Kari Moe'));
  expect(typeInto(tagged, '@Kari Moe ja!', 13).tagged).toEqual(friend('Kari Moe'));
  expect(typeInto(tagged, '@Kari Mo ja', 8).tagged).toBeNull();
});

test('CHAT-10 a message is not empty and at most 280 characters, or as many as is told', () => {
  expect(checkMessage('')).toBe('empty');
  expect(checkMessage(' \n\t ')).toBe('empty');
  expect(checkMessage('🔥'.repeat(280))).toBeNull();
  expect(checkMessage('🔥'.repeat(281))).toBe('too-long');
  expect(checkMessage('abc', 2)).toBe('too-long');
  expect(checkMessage('abc', 3)).toBeNull();
});

test.each([
  [0, 280, 'calm', false],
  [259, 21, 'calm', true],
  [260, 20, 'few-left', true],
  [280, 0, 'few-left', true],
  [281, -1, 'over', false],
  [330, -50, 'over', false],
])('CHAT-10 with %i characters typed %i are left, the tone is %s, sendable %s', (typed, remaining, tone, sendable) => {
  expect(composerState(draft('a'.repeat(typed)))).toEqual({ remaining, tone, sendable, mention: null });
});

test('CHAT-11 the box takes 330 characters and no more', () => {
  const typed = typeInto(draft(''), '🔥'.repeat(331), 662);
  expect(characterCount(typed.text)).toBe(330);
  expect(typed.caret).toBe(typed.text.length);
});

test('CHAT-11 whatever is typed and picked, the text keeps its bound, and a tag its name', () => {
  const name = fc.constantFrom('Kari Moe', 'Ola', 'Bjørnar Ødegård-Langmyhr');
  const typing = fc.array(fc.oneof(fc.constantFrom('@', '@ka', ' ', '🔥', 'x'.repeat(100)), fc.string()));
  fc.assert(
    fc.property(typing, name, fc.nat({ max: 340 }), (pieces, picked, caret) => {
      const typed = typeInto(draft(''), pieces.join(''), caret);
      const after = pickFriend(typed, friend(picked));
      expect(characterCount(after.text)).toBeLessThanOrEqual(330);
      expect(after.caret).toBeLessThanOrEqual(after.text.length);
      expect(after.tagged === null || after.text.includes(`@${after.tagged.name}`)).toBe(true);
    }),
    { seed: 4, numRuns: 200 },
  );
});

test('CHAT-12 Enter picks the first suggestion, else sends, and Shift and Enter break the line', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false };
  const some = suggestFriends([friend('Kari')], 'ka');
  const none = suggestFriends([friend('Kari')], 'x');
  expect(composerKey(enter, null)).toBe('send');
  expect(composerKey(enter, none)).toBe('send');
  expect(composerKey(enter, some)).toBe('pick-first');
  expect(composerKey({ ...enter, shiftKey: true }, some)).toBe('break-line');
  expect(composerKey({ ...enter, isComposing: true }, some)).toBe('type');
  expect(composerKey({ ...enter, key: 'a' }, some)).toBe('type');
});

test('CHAT-13 commenting needs a signed-in reader and a chosen match or team', () => {
  expect(commentGate({ signedIn: false, roomChosen: false })).toBe('sign-in');
  expect(commentGate({ signedIn: false, roomChosen: true })).toBe('sign-in');
  expect(commentGate({ signedIn: true, roomChosen: false })).toBe('choose-room');
  expect(commentGate({ signedIn: true, roomChosen: true })).toBe('open');
});
