import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import {
  addSent,
  type ChatHistory,
  deleteInHistory,
  emptyHistory,
  extendHistory,
  loseTouch,
  olderThan,
  receiveMessage,
  refreshHistory,
  regainTouch,
  trimHistory,
  withoutMessage,
} from './chatHistory.ts';
import { CHAT_PAGE } from './chatPage.ts';
import type { ChatMessage } from './ChatItem.ts';
import { exampleMessage } from './exampleMessage.ts';

/** The nth message of the chat, a second after the message before it. */
const nth = (n: number): ChatMessage =>
  exampleMessage(`m${String(n).padStart(4, '0')}`, { createdAt: instantAt(Date.UTC(2026, 10, 21) + n * 1000) });
const range = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => nth(from + n));
/** The answers of a backend that has stored this many messages. */
const latestOf = (written: number): ChatMessage[] => range(Math.max(0, written - CHAT_PAGE), written).toReversed();
const open = (written: number): ChatHistory<ChatMessage> => refreshHistory(emptyHistory, latestOf(written), true);
const shown = ({ messages }: ChatHistory<ChatMessage>): string[] => messages.map(({ id }) => id);
const idsOf = (from: number, to: number): string[] =>
  range(from, to)
    .map(({ id }) => id)
    .toReversed();

test('CHAT-4 a chat opens with its latest fifty messages, the newest first', () => {
  expect(shown(open(60))).toEqual(idsOf(10, 60));
  expect(open(60).hasOlder).toBe(true);
});

test('CHAT-20 a message that is deleted stays in its place, without words, and deleting it again changes nothing', () => {
  const [newest, second] = latestOf(2);
  if (newest === undefined || second === undefined) throw new Error('There are two');
  const deleted = deleteInHistory(open(2), second.id);
  expect(deleted.messages).toEqual([newest, { ...second, content: '', isDeleted: true }]);
  expect(deleteInHistory(deleted, second.id)).toBe(deleted);
  expect(deleteInHistory(deleted, nth(9).id)).toBe(deleted);
});

test('a row that is gone leaves the chat', () => {
  expect(shown(withoutMessage(open(3), nth(1).id))).toEqual(['m0002', 'm0000']);
  const history = open(3);
  expect(withoutMessage(history, nth(9).id)).toBe(history);
});

test('CHAT-21 a history is complete once the socket brings every row again', () => {
  expect(loseTouch(open(2)).completeUntil).toBe(nth(1).createdAt);
  expect(regainTouch(loseTouch(open(2)))).toEqual(open(2));
  const history = open(2);
  expect(regainTouch(history)).toBe(history);
});

test('CHAT-22 a chat with fewer than fifty messages has no older messages, and a chat with fifty may have some', () => {
  expect(open(49)).toMatchObject({ hasOlder: false });
  expect(open(50)).toMatchObject({ hasOlder: true });
  expect(open(0)).toEqual({ messages: [], hasOlder: false, completeUntil: null });
});

describe('CHAT-21 after the socket was lost', () => {
  test('messages that were missed are filled in, and the older ones stay', () => {
    const lost = loseTouch(open(60));
    expect(shown(refreshHistory(lost, latestOf(80), true))).toEqual(idsOf(10, 80));
    expect(shown(refreshHistory(lost, latestOf(109), true))).toEqual(idsOf(10, 109));
  });

  test('the loaded messages are dropped when more were missed than the answer holds', () => {
    const back = refreshHistory(loseTouch(open(60)), latestOf(110), true);
    expect(shown(back)).toEqual(idsOf(60, 110));
    expect(back.hasOlder).toBe(true);
  });

  test('a message that its author has sent since the answer was read stays, and what others wrote before it may be missing', () => {
    const sent = receiveMessage(loseTouch(open(60)), nth(112));
    const back = refreshHistory(sent, latestOf(110), false);
    expect(shown(back)).toEqual(['m0112', ...idsOf(60, 110)]);
    expect(shown(refreshHistory(back, latestOf(161), false))).toEqual(idsOf(111, 161));
  });

  test('a row that the socket brings before the answer closes no gap', () => {
    const early = receiveMessage(loseTouch(open(60)), nth(119));
    expect(shown(refreshHistory(early, latestOf(120), true))).toEqual(idsOf(70, 120));
  });

  test('the gap begins at the first loss, until an answer comes', () => {
    const twice = loseTouch(receiveMessage(loseTouch(open(60)), nth(119)));
    expect(shown(refreshHistory(twice, latestOf(120), true))).toEqual(idsOf(70, 120));
  });

  test('an answer without the socket leaves the chat complete only until its newest message', () => {
    const polled = refreshHistory(loseTouch(open(60)), latestOf(70), false);
    expect(polled.completeUntil).toBe(nth(69).createdAt);
    expect(shown(refreshHistory(polled, latestOf(130), true))).toEqual(idsOf(80, 130));
  });

  test('a short chat is whole again, whatever was missed', () => {
    const back = refreshHistory(loseTouch(open(3)), latestOf(40), true);
    expect(shown(back)).toEqual(idsOf(0, 40));
    expect(back.hasOlder).toBe(false);
  });

  test('a chat that was whole stays whole without a gap, and has older messages with one', () => {
    const lost = loseTouch(open(3));
    expect(refreshHistory(lost, latestOf(52), true)).toMatchObject({ hasOlder: false });
    expect(shown(refreshHistory(lost, latestOf(52), true))).toEqual(idsOf(0, 52));
    expect(refreshHistory(lost, latestOf(120), true)).toMatchObject({ hasOlder: true });
  });

  test('an empty chat has no gap if the answer is short', () => {
    const lost = loseTouch(open(0));
    expect(lost.completeUntil).toBe(instantAt(0));
    expect(shown(refreshHistory(lost, latestOf(60), true))).toEqual(idsOf(10, 60));
  });
});

test('CHAT-21 while the socket brings every row, an answer drops nothing, however many came', () => {
  const long = range(60, 300).reduce(receiveMessage<ChatMessage>, open(60));
  expect(shown(refreshHistory(long, latestOf(300), true))).toEqual(idsOf(10, 300));
});

test('CHAT-21 an answer whose rows a dead socket has not brought drops the loaded messages', () => {
  const late = refreshHistory(open(60), latestOf(200), true);
  expect(shown(late)).toEqual(idsOf(150, 200));
  expect(late.hasOlder).toBe(true);
});

describe('CHAT-21 a message that the reader sends while the socket is dead', () => {
  const sent = (): ChatHistory<ChatMessage> => addSent(open(60), nth(190));

  test('closes no gap: the other loaded messages are dropped', () => {
    expect(shown(refreshHistory(sent(), latestOf(200), true))).toEqual(idsOf(150, 200));
    expect(shown(refreshHistory(addSent(sent(), nth(199)), latestOf(200), true))).toEqual(idsOf(150, 200));
  });

  test('does not make the chat complete until its moment', () => {
    const lost = loseTouch(sent());
    expect(lost.completeUntil).toBe(nth(59).createdAt);
    expect(shown(refreshHistory(lost, latestOf(200), true))).toEqual(idsOf(150, 200));
  });

  test('counts as brought once the socket or an answer has it', () => {
    const heard = receiveMessage(sent(), nth(190));
    expect(shown(heard)).toEqual(['m0190', ...idsOf(10, 60)]);
    expect(loseTouch(heard).completeUntil).toBe(nth(190).createdAt);
    const loaded = refreshHistory(sent(), latestOf(191), true);
    expect(loseTouch(loaded).completeUntil).toBe(nth(190).createdAt);
  });

  test('is there once, and belongs to its page if the chat is not loaded so far back', () => {
    expect(addSent(sent(), nth(190))).toEqual(sent());
    expect(shown(addSent(open(60), nth(9)))).toEqual(idsOf(10, 60));
  });
});

test('CHAT-4 a row of the socket joins the others, and a changed row replaces its earlier version', () => {
  const before = open(60);
  expect(shown(receiveMessage(before, nth(60)))).toEqual(idsOf(10, 61));
  const deleted = { ...nth(30), isDeleted: true, content: '' };
  expect(receiveMessage(before, deleted).messages.find(({ id }) => id === deleted.id)).toEqual(deleted);
  const later = { ...nth(30), createdAt: nth(61).createdAt };
  expect(receiveMessage(before, later).messages.filter(({ id }) => id === later.id)).toEqual([later]);
});

test('CHAT-22 a row that is older than the loaded ones waits for its page', () => {
  expect(receiveMessage(open(60), nth(9))).toEqual(open(60));
  expect(shown(receiveMessage(open(60), nth(10)))).toEqual(idsOf(10, 60));
  expect(shown(receiveMessage(refreshHistory(emptyHistory, range(5, 9), true), nth(1)))).toContain(nth(1).id);
  expect(receiveMessage(emptyHistory as ChatHistory<ChatMessage>, nth(1))).toEqual(emptyHistory);
});

describe('CHAT-22 older messages', () => {
  test('are requested before the oldest loaded message, without those of its millisecond that are loaded', () => {
    const at = nth(10).createdAt;
    const twins = [exampleMessage('twin', { createdAt: at }), nth(10), nth(11)];
    const history = { messages: twins.toReversed(), hasOlder: true, completeUntil: null };
    expect(olderThan(history)).toEqual({ until: at, except: [nth(10).id, 'twin'] });
  });

  test('are not requested when all are loaded, or none', () => {
    expect(olderThan(open(20))).toBeNull();
    expect(olderThan(emptyHistory)).toBeNull();
  });

  test('come before the others, until a page is not full', () => {
    const history = open(120);
    const asked = olderThan(history) ?? { until: instantAt(0), except: [] };
    const twoPages = extendHistory(history, asked, range(20, 70).toReversed());
    expect(shown(twoPages)).toEqual(idsOf(20, 120));
    expect(twoPages.hasOlder).toBe(true);
    const rest = olderThan(twoPages) ?? asked;
    expect(extendHistory(twoPages, rest, range(0, 20).toReversed())).toMatchObject({ hasOlder: false });
  });

  test('are ignored when they were requested before the loaded messages were dropped', () => {
    const asked = olderThan(open(120)) ?? { until: instantAt(0), except: [] };
    const dropped = refreshHistory(loseTouch(open(120)), latestOf(300), true);
    expect(extendHistory(dropped, asked, range(20, 70).toReversed())).toBe(dropped);
  });

  test('are dropped again for a reader at the bottom, and can be loaded again', () => {
    const long = range(60, 300).reduce(receiveMessage<ChatMessage>, open(60));
    expect(shown(trimHistory(long, 200))).toEqual(idsOf(100, 300));
    expect(trimHistory(long, 200).hasOlder).toBe(true);
    expect(trimHistory(long, 290)).toBe(long);
  });
});

test('CHAT-21 CHAT-22 whatever happens to the network, a chat has no gap and no message twice', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), count: fc.integer({ min: 1, max: 70 }) }),
    fc.record({ kind: fc.constantFrom('lose' as const, 'join' as const, 'refresh' as const, 'older' as const) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.array(step, { maxLength: 30 }), (first, steps) => {
      let written = first;
      let isSubscribed = true;
      let history = open(first);
      for (const each of steps) {
        switch (each.kind) {
          case 'write':
            if (isSubscribed)
              history = range(written, written + each.count).reduce(receiveMessage<ChatMessage>, history);
            written += each.count;
            break;
          case 'lose':
            isSubscribed = false;
            history = loseTouch(history);
            break;
          case 'join':
            isSubscribed = true;
            history = refreshHistory(history, latestOf(written), true);
            break;
          case 'refresh':
            history = refreshHistory(history, latestOf(written), isSubscribed);
            break;
          case 'older': {
            const asked = olderThan(history);
            const oldest = history.messages.at(-1);
            if (asked === null || oldest === undefined) break;
            const before = range(0, written).filter(({ createdAt }) => createdAt < asked.until);
            history = extendHistory(history, asked, before.slice(-CHAT_PAGE).toReversed());
          }
        }
        const newest = history.messages.length === 0 ? 0 : Number(history.messages[0]?.id.slice(1)) + 1;
        expect(shown(history)).toEqual(idsOf(newest - history.messages.length, newest));
        if (isSubscribed) expect(newest).toBe(written);
      }
    }),
    { seed: 21, numRuns: 300 },
  );
});
