import { messageId } from '@tribunen/contract';
import { type ChatMessage, instantAt, type MessageId, type OutgoingMessage, type SendOutcome } from '@tribunen/domain';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SentRow } from '../../api/tables/messageRows.ts';
import { OutboxSender, type SendProblem } from './OutboxSender.ts';

const idOf = (text: string): MessageId => parse(messageId, text);
const written = (id: string) => ({
  id: idOf(id),
  text: id,
  taggedUserId: null,
  referenceMessageId: null,
  writtenAt: instantAt(Date.now()),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
});
/** A sender on a device whose network, storage and backend the test controls. */
async function openSender(kept: readonly OutgoingMessage[] = []) {
  const device = new Map<MessageId, OutgoingMessage>(kept.map((message) => [message.id, message]));
  /** The messages that another tab has sent or deleted. */
  const ended = new Set<MessageId>();
  const listeners = new Set<() => void>();
  const at = {
    isOnline: true,
    /** The backend's answers, by message. It stores every other message. */
    answers: new Map<string, (SendOutcome | Error)[]>(),
    calls: [] as string[],
    withdrawn: [] as string[],
    problems: [] as SendProblem[],
    holds: true,
  };
  const sender = new OutboxSender<ChatMessage>({
    kept: Promise.resolve(kept),
    keep: (message) => {
      // A message that another tab has sent or deleted must not come back.
      if (ended.has(message.id)) return;
      device.set(message.id, message);
    },
    drop: (id) => device.delete(id),
    send: async ({ id }): Promise<SentRow<ChatMessage> | null> => {
      if (ended.has(id)) return null;
      at.calls.push(id);
      await new Promise((answer) => setTimeout(answer, 100));
      const answer = at.answers.get(id)?.shift() ?? { kind: 'sent' };
      if (answer instanceof Error) throw answer;
      return { outcome: answer, message: null, error: null };
    },
    withdraw: async (id) => void at.withdrawn.push(id),
    onSent: async () => at.holds,
    onProblem: (problem) => at.problems.push(problem),
    world: {
      now: () => Date.now(),
      isOnline: () => at.isOnline,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const line = (isOnline: boolean): void => {
    at.isOnline = isOnline;
    for (const listener of listeners) listener();
  };
  const shown = () => sender.outbox.current().messages.map(({ id, status }) => `${id} ${status}`);
  sender.start();
  await pass(0);
  return { sender, at, device, ended, line, shown, listeners };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('CHAT-23 messages are sent one at a time, the first written first', async () => {
  const { sender, at, shown } = await openSender();
  sender.write(written('one'));
  sender.write(written('two'));
  expect(shown()).toEqual(['one sending', 'two waiting']);
  expect(at.calls).toEqual(['one']);
  await pass(100);
  expect(at.calls).toEqual(['one', 'two']);
  await pass(100);
  expect(shown()).toEqual([]);
});

test('CHAT-24 a sent message is shown from the outbox until the chat has its row', async () => {
  const { sender, at, shown } = await openSender();
  at.holds = false;
  sender.write(written('one'));
  await pass(100);
  expect(shown()).toEqual(['one sent']);
  sender.meetRows(new Set([idOf('other')]));
  expect(shown()).toEqual(['one sent']);
  sender.meetRows(new Set([idOf('one')]));
  expect(shown()).toEqual([]);
});

test('CHAT-26 without a network messages wait, and are sent in order when it is back', async () => {
  const { sender, at, line, shown } = await openSender();
  line(false);
  sender.write(written('one'));
  sender.write(written('two'));
  await pass(60_000);
  expect(at.calls).toEqual([]);
  expect(shown()).toEqual(['one waiting', 'two waiting']);
  line(true);
  await pass(200);
  expect(at.calls).toEqual(['one', 'two']);
});

test('CHAT-26 a message without an answer is sent again after 1, 2 and then every 4 seconds, without a toast', async () => {
  const { sender, at } = await openSender();
  at.answers.set(
    'one',
    Array.from({ length: 4 }, () => ({ kind: 'unanswered', waitMs: 0 })),
  );
  sender.write(written('one'));
  const began = Date.now();
  const moments: number[] = [];
  for (let second = 0; second < 14; second += 0.1) {
    if (at.calls.length > moments.length) moments.push(Math.round((Date.now() - began) / 100) / 10);
    await pass(100);
  }
  expect(moments).toEqual([0, 1.1, 3.2, 7.3, 11.4]);
  expect(at.problems).toEqual([]);
});

test('CHAT-25 a message that the database refuses counts as failed, is kept, and is sent again when the spectator asks', async () => {
  const { sender, at, device, shown } = await openSender();
  at.answers.set('one', [{ kind: 'refused' }]);
  sender.write(written('one'));
  sender.write(written('two'));
  await pass(200);
  expect(shown()).toEqual(['one failed']);
  expect(device.get(idOf('one'))).toMatchObject({ status: 'failed' });
  expect(at.problems).toEqual([{ kind: 'refused' }]);
  sender.retry(idOf('one'));
  await pass(100);
  expect(shown()).toEqual([]);
  expect(device.size).toBe(0);
});

test('CHAT-25 a message fails after three unclear answers; an error that does not come from the backend is one', async () => {
  const { sender, at, shown } = await openSender();
  at.answers.set('one', [new TypeError('a bug'), { kind: 'unclear', waitMs: 0 }, new TypeError('a bug')]);
  sender.write(written('one'));
  await pass(10_000);
  expect(shown()).toEqual(['one failed']);
  expect(at.problems).toEqual([{ kind: 'unclear', waitMs: 0 }]);
});

test('CHAT-31 a spectator who writes too fast sees how long the message waits, and then it is sent', async () => {
  const { sender, at } = await openSender();
  at.answers.set('one', [{ kind: 'too-fast', waitMs: 7000 }]);
  sender.write(written('one'));
  await pass(100);
  expect(at.problems).toEqual([{ kind: 'too-fast', waitMs: 7000 }]);
  await pass(6900);
  expect(at.calls).toEqual(['one']);
  await pass(100);
  expect(at.calls).toEqual(['one', 'one']);
});

test('CHAT-25 when the spectator deletes a message whose row may be stored, the row is deleted too', async () => {
  const { sender, at } = await openSender();
  at.answers.set(
    'maybe',
    Array.from({ length: 3 }, () => ({ kind: 'unclear', waitMs: 0 })),
  );
  at.answers.set('never', [{ kind: 'refused' }]);
  sender.write(written('maybe'));
  sender.write(written('never'));
  await pass(10_000);
  sender.remove(idOf('maybe'));
  sender.remove(idOf('never'));
  expect(at.withdrawn).toEqual(['maybe']);
});

test('CHAT-26 after a reload the messages that were not sent are sent in order', async () => {
  const kept = (id: string, status: OutgoingMessage['status']): OutgoingMessage => ({
    ...written(id),
    status,
    attempts: 0,
  });
  const { at, shown } = await openSender([kept('one', 'sending'), kept('two', 'failed'), kept('three', 'waiting')]);
  await pass(200);
  expect(at.calls).toEqual(['one', 'three']);
  expect(shown()).toEqual(['two failed']);
});

test('a message that another tab has sent or deleted is not sent here', async () => {
  const { sender, at, line, ended, shown } = await openSender();
  line(false);
  sender.write(written('one'));
  ended.add(idOf('one'));
  line(true);
  await pass(1000);
  expect(at.calls).toEqual([]);
  expect(shown()).toEqual([]);
});

test('a stopped sender sends, stores and reports nothing, even when a late answer arrives', async () => {
  const { sender, at, device, listeners } = await openSender();
  at.answers.set('one', [{ kind: 'refused' }]);
  sender.write(written('one'));
  sender.stop();
  device.clear();
  await pass(60_000);
  sender.write(written('two'));
  await pass(1000);
  expect(at.calls).toEqual(['one']);
  expect(device.size).toBe(0);
  expect(at.problems).toEqual([]);
  expect(listeners.size).toBe(0);
});
