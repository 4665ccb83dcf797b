import type { ChatItem, ChatLine, MessageId, OsloDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { storyMessage } from '../../stories/chat.ts';
import { lineStep } from './lineStep.ts';

const items = new Map<string, ChatItem>();
function message(id: string): ChatLine {
  const item = items.get(id) ?? storyMessage(id as MessageId);
  items.set(id, item);
  return { kind: 'message', item };
}
const day: ChatLine = { kind: 'day', day: '2026-07-05' as OsloDay };
const linesOf = (ids: string): ChatLine[] => [...ids].map((id) => (id === '-' ? day : message(id)));
const idsOf = (lines: readonly ChatLine[]) =>
  lines.map((line) => (line.kind === 'message' ? line.item.id : '-')).join('');

test.each([
  ['what comes at the end does not shift the list', 'bc', 'bcd', 'bcd', false],
  ['what comes at the beginning shifts it', 'bc', 'abc', 'abc', true],
  ['what comes at both ends is given in two steps, the beginning first', 'bc', 'abcd', 'abc', true],
  ["a day's separator moves up with the older messages of its day", '-bc', '-abc', '-abc', true],
  ['what goes at the beginning shifts it', 'abc', 'bc', 'bc', true],
  ['what goes at the beginning while others come at the end is given in two steps', 'abc', 'bcd', 'bc', true],
  ['other lines altogether start anew', 'abc', 'xyz', 'xyz', false],
  ['when the last line is gone, all are given at once', 'bc', 'ab', 'ab', false],
  ['the first lines of all are given at once', '', 'ab', 'ab', false],
])('%s', (_what, before, after, given, shift) => {
  const step = lineStep(linesOf(before), linesOf(after));
  expect([idsOf(step.lines), step.shift]).toEqual([given, shift]);
});

test.each([
  ['all at once, where lines have come at the end', 'abc', 'bcd', 'bcd', false],
  ['and with a shift, where they have only gone at the beginning', 'abc', 'bc', 'bc', true],
])('a reader at the last line is given them %s', (_what, before, after, given, shift) => {
  const step = lineStep(linesOf(before), linesOf(after), true);
  expect([idsOf(step.lines), step.shift]).toEqual([given, shift]);
});
