import { expect, test } from 'vitest';
import { exampleMessage } from './exampleMessage.ts';
import { withFilterChange } from './withFilterChange.ts';

const kari = exampleMessage('m1').senderId;
if (kari === null) throw new Error('The example has a sender');
const nothing = { muted: new Set<typeof kari>(), blocked: new Set<typeof kari>(), hiddenWords: new Set<string>() };

test('CHAT-28 a user whom a reader mutes or blocks is on that list only, until the reader takes them off it', () => {
  const muted = withFilterChange(nothing, { list: 'muted', userId: kari, isOn: true });
  expect(muted).toEqual({ ...nothing, muted: new Set([kari]) });
  expect(withFilterChange(muted, { list: 'blocked', userId: kari, isOn: true })).toEqual({
    ...nothing,
    muted: new Set([kari]),
    blocked: new Set([kari]),
  });
  expect(withFilterChange(muted, { list: 'muted', userId: kari, isOn: false })).toEqual(nothing);
});

test('CHAT-28 a word stays hidden until the reader shows it again', () => {
  const hidden = withFilterChange(nothing, { list: 'hiddenWords', word: 'dommer', isOn: true });
  expect(hidden).toEqual({ ...nothing, hiddenWords: new Set(['dommer']) });
  expect(withFilterChange(hidden, { list: 'hiddenWords', word: 'dommer', isOn: false })).toEqual(nothing);
});

test('CHANGE-5 a change that is made twice has the effect of one', () => {
  const change = { list: 'muted', userId: kari, isOn: true } as const;
  const once = withFilterChange(nothing, change);
  expect(withFilterChange(once, change)).toEqual(once);
});

test('CHAT-28 a change of a list that has not loaded makes a list with that change alone', () => {
  expect(withFilterChange({}, { list: 'muted', userId: kari, isOn: true })).toEqual({ muted: new Set([kari]) });
});
