import { expect, test } from 'vitest';
import type { MessageId } from './ChatItem.ts';
import { replyTo, type ReplySelection } from './replyTo.ts';

const one = 'm1' as MessageId;
const two = 'm2' as MessageId;
const none: ReplySelection = { kind: 'none' };
const selected: ReplySelection = { kind: 'selected', messageId: one };
const replying: ReplySelection = { kind: 'replying', messageId: one };

test('CHAT-14 a click selects a message, a click on another moves the selection, a second click on the same one clears it', () => {
  expect(replyTo(none, { kind: 'click', messageId: one })).toEqual(selected);
  expect(replyTo(selected, { kind: 'click', messageId: two })).toEqual({ kind: 'selected', messageId: two });
  expect(replyTo(selected, { kind: 'click', messageId: one })).toEqual(none);
});

test('CHAT-14 reply opens the input for the selected message only', () => {
  expect(replyTo(selected, { kind: 'reply' })).toEqual(replying);
  expect(replyTo(none, { kind: 'reply' })).toEqual(none);
});

test('CHAT-14 a click on the message being answered keeps the input, a click on another closes it', () => {
  expect(replyTo(replying, { kind: 'click', messageId: one })).toEqual(replying);
  expect(replyTo(replying, { kind: 'click', messageId: two })).toEqual({ kind: 'selected', messageId: two });
});

test('CHAT-14 sending and cancelling close the input', () => {
  expect(replyTo(replying, { kind: 'sent' })).toEqual(none);
  expect(replyTo(replying, { kind: 'cancel' })).toEqual(none);
});
