import { toChatMessage } from '@tribunen/contract';
import { type ChatMessage, instantAt, matchChatRoom } from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleGate } from '../../testing/exampleGate.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { MessagesInTime } from './MessagesInTime.ts';
import type { ChatNews } from './subscribeToChat.ts';

const start = Date.parse('2026-11-21T15:30:00.000Z');
const room = matchChatRoom(exampleMatch());

function message(seconds: number, behind_seconds = 0): ChatMessage {
  const created_at = instantAt(start + seconds * 1000);
  const read = toChatMessage({
    id: crypto.randomUUID(),
    team_id: 0,
    team_name: 'Brann vs Viking',
    sender_id: crypto.randomUUID(),
    content: 'Mål!',
    tagged_user_id: null,
    reference_message_id: null,
    behind_seconds,
    deleted_at: null,
    removed_at: null,
    created_at,
    updated_at: created_at,
  });
  if (!read.ok) throw new Error('The example breaks the contract');
  return read.value;
}

let delayMs = 40_000;
const gate = exampleGate({ knowingOf: () => ({ kind: 'delayed', seconds: delayMs / 1000 }) });
const open = () => new MessagesInTime({ gate });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  delayMs = 40_000;
});
test('KNOWN-7 a loaded message that is not due yet is passed to the chat’s listeners when it is due', () => {
  const inTime = open();
  const onChange = vi.fn();
  const [early, late] = [message(-50), message(-10)];
  inTime.hear(room, { onChange, onUp: () => {}, onDown: () => {} }, () => () => {});
  expect(inTime.due(room, [late, early])).toEqual([early]);
  vi.advanceTimersByTime(29_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([[{ type: 'INSERT', value: late }]]);
});

test('KNOWN-7 a received message waits, passes sooner if the reader shortens the delay, and does not pass after the chat is closed', () => {
  const inTime = open();
  const onChange = vi.fn();
  let say: (value: ChatMessage) => void = () => {};
  const end = inTime.hear(room, { onChange, onUp: () => {}, onDown: () => {} }, (listener) => {
    say = (value) => listener.onChange({ type: 'INSERT', value });
    return () => {};
  });
  say(message(0));
  vi.advanceTimersByTime(10_000);
  delayMs = 5000;
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledOnce();
  say(message(11));
  end();
  vi.advanceTimersByTime(60_000);
  expect(onChange).toHaveBeenCalledOnce();
});

test('KNOWN-7 a message waits for the reader’s delay less its writer’s, and does not wait when the two are equal', () => {
  const inTime = open();
  const [together, ahead] = [message(0, 45), message(0, 30)];
  const onChange = vi.fn();
  inTime.hear(room, { onChange, onUp: () => {}, onDown: () => {} }, () => () => {});
  expect(inTime.due(room, [together, ahead])).toEqual([together]);
  vi.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[{ type: 'INSERT', value: ahead }]]);
});

test('KNOWN-7 a message that was deleted while it waits appears as deleted, and not before it is due', () => {
  const inTime = open();
  const onChange = vi.fn();
  let change: (news: ChatNews) => void = () => {};
  inTime.hear(room, { onChange, onUp: () => {}, onDown: () => {} }, (listener) => {
    change = (news) => listener.onChange(news);
    return () => {};
  });
  const written = message(0);
  const deleted = { ...written, content: '', isDeleted: true };
  change({ type: 'INSERT', value: written });
  vi.advanceTimersByTime(500);
  change({ type: 'UPDATE', value: deleted });
  vi.advanceTimersByTime(39_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(onChange.mock.calls).toEqual([[{ type: 'INSERT', value: deleted }]]);
});

test('KNOWN-7 a busy chat says how many messages it left out only once those messages are due', () => {
  const inTime = open();
  const onChange = vi.fn();
  const leftOut: ChatNews = { type: 'LEFT_OUT', count: 80, before: instantAt(start) };
  inTime.hear(room, { onChange, onUp: () => {}, onDown: () => {} }, (listener) => {
    listener.onChange(leftOut);
    return () => {};
  });
  vi.advanceTimersByTime(39_999);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([[leftOut]]);
});
