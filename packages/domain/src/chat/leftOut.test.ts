import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { type ChatHistory, emptyHistory, receiveMessage, refreshHistory, trimHistory } from './chatHistory.ts';
import type { ChatMessage } from './ChatItem.ts';
import { CHAT_PAGE } from './chatPage.ts';
import { exampleMessage } from './exampleMessage.ts';
import { fillLeftOut, leaveOut, leftOutAmong, leftOutOf } from './leftOut.ts';

const begin = Date.UTC(2026, 10, 21);
/** The nth message of the chat, a tenth of a second after the message before it. */
const nth = (n: number): ChatMessage =>
  exampleMessage(`m${String(n).padStart(4, '0')}`, { createdAt: instantAt(begin + n * 100) });
const range = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => nth(from + n));
/** The answers of a backend that has stored this many messages. */
const latestOf = (written: number): ChatMessage[] => range(Math.max(0, written - CHAT_PAGE), written).toReversed();
const pageBefore = (n: number): ChatMessage[] => range(Math.max(0, n - CHAT_PAGE), n).toReversed();
const open = (written: number): ChatHistory<ChatMessage> => refreshHistory(emptyHistory, latestOf(written), true);
const receive = (history: ChatHistory<ChatMessage>, messages: readonly ChatMessage[]) =>
  messages.reduce((known, message) => receiveMessage(known, message), history);
const counts = (history: ChatHistory<ChatMessage>): number[] => leftOutAmong(history).map(({ count }) => count);

/** A chat of 60 messages that leaves out the next 30 and brings the 20 after them. */
const busy = (): ChatHistory<ChatMessage> => receive(leaveOut(open(60), 30, nth(90).createdAt), range(90, 110));

test('CHAT-41 a mark for the messages that a busy chat left out stands before the messages that it brought', () => {
  expect(leftOutAmong(busy())).toMatchObject([{ before: nth(90).createdAt, count: 30 }]);
});

test('CHAT-41 a chat that left nothing out has no mark, and a chat that is not loaded so far back needs none', () => {
  expect(leaveOut(open(60), 0, nth(90).createdAt)).toEqual(open(60));
  expect(leaveOut(open(60), 5, nth(3).createdAt)).toEqual(open(60));
});

test('CHAT-42 a press on the mark loads the page before it, and the mark disappears', () => {
  const history = busy();
  expect(leftOutOf(history, nth(90).createdAt)).toEqual({ until: nth(90).createdAt, except: [nth(90).id] });
  const filled = fillLeftOut(history, nth(90).createdAt, pageBefore(90));
  expect(counts(filled)).toEqual([]);
  expect(filled.messages).toEqual(range(10, 110).toReversed());
});

test('CHAT-42 while more messages are missing than a page holds, the mark stands before the page, with the number of the rest', () => {
  const history = receive(leaveOut(open(60), 130, nth(190).createdAt), range(190, 210));
  const filled = fillLeftOut(history, nth(190).createdAt, pageBefore(190));
  expect(leftOutAmong(filled)).toMatchObject([{ before: nth(140).createdAt, count: 80 }]);
});

test('CHAT-42 a load of the latest messages removes the marks that it covers, and lowers the numbers of the others', () => {
  const history = busy();
  expect(counts(refreshHistory(history, latestOf(110), true))).toEqual([]);
  const partly = refreshHistory(receive(history, range(110, 120)), latestOf(120), true);
  expect(leftOutAmong(partly)).toMatchObject([{ before: nth(70).createdAt, count: 10 }]);
  expect(counts(refreshHistory({ ...history, completeUntil: nth(60).createdAt }, latestOf(300), true))).toEqual([]);
});

test('CHAT-42 a press on an older mark leaves the newer one', () => {
  const history = receive(leaveOut(busy(), 30, nth(140).createdAt), range(140, 160));
  expect(counts(history)).toEqual([30, 30]);
  const filled = fillLeftOut(history, nth(90).createdAt, pageBefore(90));
  expect(leftOutAmong(filled)).toMatchObject([{ before: nth(140).createdAt, count: 30 }]);
});

test('CHAT-42 a chat that is loaded to its first message takes the whole page', () => {
  const history = receive(leaveOut(open(10), 30, nth(40).createdAt), range(40, 60));
  const filled = fillLeftOut(history, nth(40).createdAt, pageBefore(40));
  expect([counts(filled), filled.messages]).toEqual([[], range(0, 60).toReversed()]);
});

test('CHAT-42 a busy chat may leave out its first messages too', () => {
  const history = receive(leaveOut(open(0), 30, nth(30).createdAt), range(30, 50));
  expect(counts(history)).toEqual([30]);
  const filled = fillLeftOut(history, nth(30).createdAt, pageBefore(30));
  expect([counts(filled), filled.messages]).toEqual([[], range(0, 50).toReversed()]);
});

test('CHAT-41 a chat of which nothing is loaded yet has no mark, and nothing to load for one', () => {
  const unloaded: ChatHistory<ChatMessage> = { messages: [], hasOlder: true, completeUntil: null };
  expect(leaveOut(unloaded, 5, nth(3).createdAt)).toBe(unloaded);
  const gap = { before: nth(90).createdAt, since: nth(60).createdAt, count: 30 };
  const marked = { ...unloaded, leftOut: [gap] };
  expect(counts(marked)).toEqual([]);
  expect(fillLeftOut(marked, gap.before, pageBefore(90)).messages).toEqual([]);
});

test('an answer for a mark that is gone, or that was dropped with the older messages, changes nothing', () => {
  const filled = fillLeftOut(busy(), nth(90).createdAt, pageBefore(90));
  expect(fillLeftOut(filled, nth(90).createdAt, pageBefore(90))).toBe(filled);
  const trimmed = trimHistory(busy(), 20);
  expect(counts(trimmed)).toEqual([]);
  expect(fillLeftOut(trimmed, nth(90).createdAt, pageBefore(90)).messages).toEqual(trimmed.messages);
});

test('CHAT-41 CHAT-42 whatever a chat leaves out, every missing message has a mark, and pressing the marks loads all of them', () => {
  const seconds = fc.array(fc.record({ written: fc.integer({ min: 1, max: 120 }), reloads: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(seconds, (each) => {
      let written = 60;
      let history = open(written);
      for (const { written: more, reloads } of each) {
        const left = Math.max(0, more - 20);
        written += left;
        history = leaveOut(history, left, nth(written).createdAt);
        history = receive(history, range(written, written + more - left));
        written += more - left;
        if (reloads) history = refreshHistory(history, latestOf(written), true);
        const oldest = Number(history.messages.at(-1)?.id.slice(1));
        const missing = written - oldest - history.messages.length;
        expect(counts(history).reduce((sum, count) => sum + count, 0)).toBe(missing);
      }
      for (let presses = 0; leftOutAmong(history).length > 0; presses += 1) {
        expect(presses).toBeLessThan(100);
        const before = leftOutAmong(history).at(-1)?.before ?? '';
        const end = Math.round((Date.parse(before) - begin) / 100);
        history = fillLeftOut(history, instantAt(Date.parse(before)), pageBefore(end));
      }
      const oldest = Number(history.messages.at(-1)?.id.slice(1));
      expect(history.messages.map(({ id }) => id)).toEqual(
        range(oldest, written)
          .toReversed()
          .map(({ id }) => id),
      );
    }),
  );
});
