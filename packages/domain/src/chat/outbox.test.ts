import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import type { MessageId } from './ChatItem.ts';
import { emptyOutbox, nextOutbox, nextToSend, type Outbox, type OutboxEvent, type WrittenMessage } from './outbox.ts';
import type { SendOutcome } from './sendOutcome.ts';

const startMs = Date.parse('2026-11-21T12:00:00.000Z');
const seconds = (n: number): UtcInstant => instantAt(startMs + n * 1000);
const now = seconds(0);

const idOf = (name: string) => name as MessageId;
const written = (name: string): WrittenMessage => ({
  id: idOf(name),
  text: name,
  taggedUserId: null,
  referenceMessageId: null,
  writtenAt: now,
});
const write = (name: string): OutboxEvent => ({ kind: 'write', message: written(name) });
const send = (name: string): OutboxEvent => ({ kind: 'send', id: idOf(name) });
const answer = (name: string, outcome: SendOutcome, at = now): OutboxEvent => ({
  kind: 'answer',
  id: idOf(name),
  outcome,
  now: at,
});
const after = (...events: readonly OutboxEvent[]): Outbox => events.reduce(nextOutbox, emptyOutbox);
const statuses = ({ messages }: Outbox) => messages.map(({ id, status }) => `${id} ${status}`);
const nextId = (outbox: Outbox, at = now) => nextToSend(outbox, at)?.id ?? null;

const sent: SendOutcome = { kind: 'sent' };
const refused: SendOutcome = { kind: 'refused' };
const unclear: SendOutcome = { kind: 'unclear', waitMs: 0 };
const unanswered: SendOutcome = { kind: 'unanswered', waitMs: 0 };

describe('CHAT-23 a written message', () => {
  test('waits, is sent, and stays until its row arrives', () => {
    expect(statuses(after(write('a')))).toEqual(['a waiting']);
    expect(statuses(after(write('a'), send('a')))).toEqual(['a sending']);
    const done = after(write('a'), send('a'), answer('a', sent));
    expect(statuses(done)).toEqual(['a sent']);
    expect(nextOutbox(done, { kind: 'rows', ids: new Set([idOf('a')]) }).messages).toEqual([]);
  });

  test('goes one message at a time, the first written first', () => {
    const outbox = after(write('a'), write('b'));
    expect(nextId(outbox)).toBe('a');
    const sending = nextOutbox(outbox, send('a'));
    expect(nextId(sending)).toBeNull();
    const isSent = nextOutbox(sending, answer('a', sent));
    expect(nextId(isSent)).toBeNull();
    expect(nextId(nextOutbox(isSent, { kind: 'rows', ids: new Set([idOf('a')]) }))).toBe('b');
    expect(nextId(emptyOutbox)).toBeNull();
  });

  test('is added once, even when the event comes twice', () => {
    expect(statuses(after(write('a'), send('a'), write('a')))).toEqual(['a sending']);
  });
});

describe('CHAT-24 without a clear answer', () => {
  test('the message waits to be sent again with its id', () => {
    const outbox = after(write('a'), send('a'), answer('a', unanswered));
    expect(outbox).toMatchObject({
      messages: [{ id: 'a', status: 'waiting', attempts: 1 }],
      pause: { reason: 'no-answer', until: seconds(1) },
    });
    expect(nextId(outbox)).toBeNull();
    expect(nextId(outbox, seconds(1))).toBe('a');
  });

  test('a row that arrives settles it, also while it is sent again', () => {
    const rows: OutboxEvent = { kind: 'rows', ids: new Set([idOf('a')]) };
    const sending = after(write('a'), send('a'), answer('a', unanswered), send('a'));
    const settled = nextOutbox(sending, rows);
    expect(settled.messages).toEqual([]);
    expect(nextOutbox(settled, answer('a', unanswered))).toEqual(settled);
  });

  test('an answer to a message that is not being sent changes nothing', () => {
    const waiting = after(write('a'));
    expect(nextOutbox(waiting, answer('a', unanswered))).toBe(waiting);
    expect(nextOutbox(waiting, answer('a', { kind: 'too-fast', waitMs: 7000 }))).toBe(waiting);
  });

  test('CHAT-26 the attempts come after 1, 2, 4 and then every 4 seconds, and later when the backend asks for it', () => {
    let outbox = after(write('a'));
    const waits = [1, 2, 4, 4].map(() => {
      outbox = nextOutbox(nextOutbox(outbox, send('a')), answer('a', unanswered));
      return outbox.pause?.until;
    });
    expect(waits).toEqual([seconds(1), seconds(2), seconds(4), seconds(4)]);
    const asked = nextOutbox(nextOutbox(outbox, send('a')), answer('a', { kind: 'unanswered', waitMs: 9000 }));
    expect(asked.pause).toEqual({ reason: 'no-answer', until: seconds(9) });
  });

  test('the message never fails while nothing answers', () => {
    const tries = Array.from({ length: 9 }, () => [send('a'), answer('a', unanswered)]).flat();
    expect(statuses(after(write('a'), ...tries))).toEqual(['a waiting']);
  });
});

describe('CHAT-25 a message', () => {
  test('DESK-3 fails when an administrator has shut its writer out, and can be sent again', () => {
    const outbox = after(write('a'), send('a'), answer('a', { kind: 'shut-out' }));
    expect(statuses(outbox)).toEqual(['a failed']);
  });

  test('that is refused has failed, and the next one is sent', () => {
    const outbox = after(write('a'), write('b'), send('a'), answer('a', refused));
    expect(statuses(outbox)).toEqual(['a failed', 'b waiting']);
    expect(outbox).toMatchObject({ messages: [{ attempts: 0 }, {}], pause: null });
    expect(nextId(outbox)).toBe('b');
  });

  test('fails after three unclear answers', () => {
    const tries = [send('a'), answer('a', unclear)];
    expect(statuses(after(write('a'), ...tries, ...tries))).toEqual(['a waiting']);
    const failed = after(write('a'), ...tries, ...tries, ...tries);
    expect(failed).toMatchObject({ messages: [{ status: 'failed', attempts: 3 }], pause: null });
  });

  test('that has failed can be sent again, after messages written in the meantime', () => {
    const failed = after(write('a'), send('a'), answer('a', refused), write('b'));
    const again = nextOutbox(failed, { kind: 'retry', id: idOf('a') });
    expect(statuses(again)).toEqual(['b waiting', 'a waiting']);
    expect(nextOutbox(again, { kind: 'retry', id: idOf('a') })).toBe(again);
    expect(nextOutbox(again, { kind: 'retry', id: idOf('nobody’s') })).toBe(again);
  });

  test('can be deleted while it waits or has failed, and not while it is being sent', () => {
    const remove: OutboxEvent = { kind: 'remove', id: idOf('a') };
    expect(statuses(after(write('a'), write('b'), remove))).toEqual(['b waiting']);
    expect(statuses(after(write('a'), send('a'), answer('a', refused), remove))).toEqual([]);
    expect(statuses(after(write('a'), send('a'), remove))).toEqual(['a sending']);
  });

  test('that has failed is settled by its row', () => {
    const failed = after(write('a'), send('a'), answer('a', refused));
    expect(nextOutbox(failed, { kind: 'rows', ids: new Set([idOf('a')]) }).messages).toEqual([]);
  });
});

describe('CHAT-26 without a network', () => {
  const offline: OutboxEvent = { kind: 'line', isOnline: false };
  const online: OutboxEvent = { kind: 'line', isOnline: true };

  test('messages wait, and go in order when the network is back', () => {
    const outbox = after(offline, write('a'), write('b'));
    expect(nextId(outbox, seconds(60))).toBeNull();
    expect(nextId(nextOutbox(outbox, online))).toBe('a');
  });

  test('the next attempt comes at once when the network is back, but not faster than the pace', () => {
    const lost = after(write('a'), send('a'), answer('a', unanswered), offline, online);
    expect(nextId(lost)).toBe('a');
    const fast = after(write('a'), send('a'), answer('a', { kind: 'too-fast', waitMs: 7000 }), offline, online);
    expect(nextId(fast)).toBeNull();
  });

  test('messages wait after a reload too: a message that was being sent may have arrived, a sent message has arrived', () => {
    const { messages } = after(write('a'), write('b'), write('c'), send('a'), answer('a', sent), send('b'));
    const reopened = after({ kind: 'reopen', kept: messages });
    expect(statuses(reopened)).toEqual(['b waiting', 'c waiting']);
    expect(reopened.messages.map(({ attempts }) => attempts)).toEqual([1, 0]);
    expect(nextId(reopened)).toBe('b');
  });

  test('messages that an earlier page left behind go before those written while the page opens', () => {
    const { messages } = after(write('a'), write('b'));
    const reopened = after(offline, write('c'), { kind: 'reopen', kept: messages });
    expect(statuses(reopened)).toEqual(['a waiting', 'b waiting', 'c waiting']);
    expect(reopened.isOnline).toBe(false);
  });
});

test('CHAT-31 a message that comes too soon waits until it may be sent, and is then sent', () => {
  const outbox = after(write('a'), send('a'), answer('a', { kind: 'too-fast', waitMs: 7000 }));
  expect(outbox).toMatchObject({
    messages: [{ status: 'waiting', attempts: 0 }],
    pause: { reason: 'too-fast', until: seconds(7) },
  });
  expect(nextId(outbox, seconds(6.9))).toBeNull();
  expect(nextId(outbox, seconds(7))).toBe('a');
  expect(nextOutbox(nextOutbox(outbox, send('a')), answer('a', sent)).pause).toBeNull();
});

test.each<readonly [string, readonly OutboxEvent[]]>([
  ['its row comes before the answer', [send('a'), { kind: 'rows', ids: new Set([idOf('a')]) }, answer('a', sent)]],
  ['it is deleted', [{ kind: 'remove', id: idOf('a') }]],
])('CHAT-31 the pause ends with the last message that waits: %s', (_how, events) => {
  const tooFast = [write('a'), send('a'), answer('a', { kind: 'too-fast', waitMs: 7000 })] as const;
  expect(after(...tooFast, ...events)).toEqual(emptyOutbox);
  expect(after(...tooFast, write('b'), ...events).pause).toEqual({ reason: 'too-fast', until: seconds(7) });
});

test('CHAT-23 CHAT-24 whatever the network does, every message is stored once and in order', () => {
  /** The outcome of one attempt: whether the row was written, and which answer the author receives. */
  const attempt = fc.constantFrom('answered', 'answer lost', 'request lost', 'unclear', 'reload', 'row first');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(attempt, { maxLength: 40 }), (count, attempts) => {
      const names = Array.from({ length: count }, (_, n) => `m${n}`);
      const rows: string[] = [];
      let outbox = after(...names.map(write));
      let at = startMs;
      // In the end the network works.
      for (const each of [...attempts, ...names.flatMap(() => ['answered', 'answered'] as const)]) {
        at += 5000;
        const known = outbox.messages.filter(({ status }) => status === 'sent').map(({ id }) => id);
        outbox = nextOutbox(outbox, { kind: 'rows', ids: new Set(known) });
        const next = nextToSend(outbox, instantAt(at));
        if (next === null) continue;
        outbox = nextOutbox(outbox, { kind: 'send', id: next.id });
        if (each !== 'request lost' && each !== 'unclear' && !rows.includes(next.id)) rows.push(next.id);
        if (each === 'row first') outbox = nextOutbox(outbox, { kind: 'rows', ids: new Set(rows.map(idOf)) });
        if (each === 'reload') outbox = after({ kind: 'reopen', kept: outbox.messages });
        else {
          const outcome =
            each === 'answered' || each === 'row first' ? sent : each === 'unclear' ? unclear : unanswered;
          outbox = nextOutbox(outbox, { kind: 'answer', id: next.id, outcome, now: instantAt(at) });
        }
        const lost = outbox.messages.filter(({ id, status }) => status === 'sent' && !rows.includes(id));
        expect(lost).toEqual([]);
      }
      const failed = outbox.messages.filter(({ status }) => status === 'failed').map(({ id }) => id);
      expect(rows).toEqual(names.filter((name) => rows.includes(name)));
      expect(new Set([...rows, ...failed])).toEqual(new Set(names));
    }),
    { seed: 23, numRuns: 300 },
  );
});
