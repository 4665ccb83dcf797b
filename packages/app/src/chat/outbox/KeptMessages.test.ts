import { messageId } from '@tribunen/contract';
import { instantAt, type OutgoingMessage } from '@tribunen/domain';
import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { KeptMessages } from './KeptMessages.ts';

const room = { teamId: 0, teamName: 'Brann vs Viking', matchId: null, since: null };
const message = (id: string, second: number): OutgoingMessage => ({
  id: parse(messageId, id),
  text: id,
  taggedUserId: null,
  referenceMessageId: null,
  writtenAt: instantAt(second * 1000),
  status: 'waiting',
  attempts: 0,
});
const open = (user = 'marte') => new KeptMessages(new SafeStorage(() => localStorage), user);
const ids = (kept: KeptMessages) => kept.read().map((each) => each.message.id);

beforeEach(() => localStorage.clear());

test('CHAT-26 the messages are read again in the order in which they were written, with their rooms', () => {
  open().keep({ room, message: message('second', 2) });
  open().keep({ room, message: message('first', 1) });
  open().keep({ room, message: { ...message('second', 2), attempts: 1 } });
  expect(ids(open())).toEqual(['first', 'second']);
  expect(open().read()[1]).toEqual({ room, message: { ...message('second', 2), attempts: 1 } });
});

test('two tabs keep their own messages side by side, and another spectator has none of them', () => {
  const [one, other] = [open(), open()];
  one.keep({ room, message: message('one', 1) });
  other.keep({ room, message: message('other', 2) });
  one.drop(parse(messageId, 'one'));
  expect(ids(other)).toEqual(['other']);
  expect(ids(open('jonas'))).toEqual([]);
  other.drop(parse(messageId, 'other'));
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[{"room":null}]', '"text"'])(
  'messages that another version kept in another form are left out: %s',
  (text) => {
    localStorage.setItem('tribunen-private:marte:outbox', text);
    expect(open().read()).toEqual([]);
  },
);
