import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { type AnnouncerState, announceMessages, silentAnnouncer } from './announceMessages.ts';
import { exampleChatItem } from './exampleChatItem.ts';

const [one, two] = [exampleChatItem('1'), exampleChatItem('2')];
const tagging = exampleChatItem('3', { isTaggedForCurrentUser: true });
const waiting = (...items: AnnouncerState['waiting']): AnnouncerState => ({
  waiting: items,
  silentUntil: instantAt(5000),
});

test('CHAT-36 without new messages nothing is announced', () => {
  expect(announceMessages(silentAnnouncer, instantAt(9000))).toEqual({ announcement: null, state: silentAnnouncer });
});

test('CHAT-36 a single message is announced in full', () => {
  expect(announceMessages({ ...silentAnnouncer, waiting: [one] }, instantAt(9000))).toEqual({
    announcement: { kind: 'message', item: one },
    state: { waiting: [], silentUntil: instantAt(14_000) },
  });
});

test('CHAT-36 within five seconds of an announcement messages wait, then they are counted', () => {
  const state = waiting(one, two);
  expect(announceMessages(state, instantAt(4999))).toEqual({ announcement: null, state });
  expect(announceMessages(state, instantAt(5000)).announcement).toEqual({ kind: 'count', count: 2, tagging: null });
});

test('CHAT-36 of several messages the newest that tags the reader is named', () => {
  const first = exampleChatItem('0', { isTaggedForCurrentUser: true });
  expect(announceMessages(waiting(first, tagging, one), instantAt(5000)).announcement).toEqual({
    kind: 'count',
    count: 3,
    tagging,
  });
});
