import { epochMs, instantAt } from '@tribunen/domain';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import { linesOf, storyMessage, storyNow, tagging } from '../stories/chat.ts';
import { ContentLanguage } from './ContentLanguage.ts';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';

const words = createI18n('nb');
const now = () => instantAt(Date.now());
const after = (second: number) => instantAt(epochMs(storyNow) + second * 1000);
const message = (second: number) =>
  storyMessage(`n${second}`, { content: `Nummer ${second}`, timestamp: after(second) });

beforeEach(() => void vi.useFakeTimers({ now: epochMs(storyNow) }));
function open() {
  const announcer = (items: Parameters<typeof linesOf>[0]) => (
    <WordsProvider words={words}>
      <MessageAnnouncer lines={linesOf(items)} now={now} />
    </WordsProvider>
  );
  const { container, rerender } = render(announcer([message(-9)]));
  return {
    show: (...items: Parameters<typeof linesOf>[0]) => rerender(announcer([message(-9), ...items])),
    heard: () => container.textContent,
  };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('CHAT-36 messages that are there at first are not announced; a new message is, with author and text', () => {
  const { show, heard } = open();
  expect(heard()).toBe('');
  show(message(1));
  expect(heard()).toBe('Per Olav Lie: Nummer 1');
});

test('CHAT-36 in a flood one announcement every five seconds counts the new messages', () => {
  const { show, heard } = open();
  show(message(1));
  show(message(1), message(2), message(3));
  expect(heard()).toBe('Per Olav Lie: Nummer 1');
  pass(4999);
  expect(heard()).toBe('Per Olav Lie: Nummer 1');
  pass(1);
  expect(heard()).toBe('2 nye meldinger');
  pass(60_000);
  expect(heard()).toBe('2 nye meldinger');
});

test('CHAT-36 a flood names the author of a message that tags the reader', () => {
  const { show, heard } = open();
  show(message(1));
  show(message(1), { ...tagging, timestamp: after(2) }, message(3));
  pass(5000);
  expect(heard()).toBe('2 nye meldinger. Ingrid Solberg tagget deg.');
});

test('CHAT-36 a message waits two seconds for the name of its author, and is announced once', () => {
  const { show, heard } = open();
  const nameless = { ...message(1), author: { kind: 'unknown' } } as const;
  show(nameless);
  pass(1500);
  expect(heard()).toBe('');
  show(message(1));
  expect(heard()).toBe('Per Olav Lie: Nummer 1');

  const another = { ...message(2), author: { kind: 'unknown' } } as const;
  show(message(1), another);
  pass(1999);
  show(message(1), another, { ...message(3), author: { kind: 'unknown' } });
  pass(1);
  pass(3000);
  expect(heard()).toBe('2 nye meldinger');
});

test("CHAT-35 older messages and the reader's own are not announced", () => {
  const { show, heard } = open();
  show(message(-20), storyMessage('mine', { author: { kind: 'you' }, timestamp: after(3) }));
  pass(10_000);
  expect(heard()).toBe('');
});

test('CHAT-36 a message is announced in the language that it is written in, where that is known', () => {
  const announcer = (...seconds: number[]) => (
    <WordsProvider words={createI18n('en')}>
      <ContentLanguage value="nb">
        <MessageAnnouncer lines={linesOf(seconds.map(message))} now={now} />
      </ContentLanguage>
    </WordsProvider>
  );
  const { container, rerender } = render(announcer(-9));
  rerender(announcer(-9, 1));
  expect(container.textContent).toBe('Per Olav Lie: Nummer 1');
  expect(container.querySelector('[lang="nb"]')?.textContent).toBe('Nummer 1');
});
