import { expect, test } from 'vitest';
import { exampleLiveEvent } from '../notification/exampleLiveEvent.ts';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import { type ChatLine, chatLines } from './chatLines.ts';
import { exampleChatItem } from './exampleChatItem.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const at = (minutes: number): UtcInstant => instantAt(noon + minutes * 60_000);
const said = (id: string, timestamp: UtcInstant) => exampleChatItem(id, { timestamp });
const event = (id: string, occurredAt: UtcInstant, eventType = 'GOAL') =>
  exampleLiveEvent(id, { eventType, occurredAt });
const whole = { hasOlder: false };

const words = (lines: readonly ChatLine[]) =>
  lines.map((line) => {
    switch (line.kind) {
      case 'day':
        return line.day;
      case 'message':
        return line.item.id;
      case 'event':
        return `${line.event.id} ${line.what.type}`;
      case 'left-out':
        return `${line.count} left out`;
    }
  });

test('CHAT-16 there is a separator where the Oslo day changes, and above the first message', () => {
  const messages = [
    said('midnight', '2026-11-20T23:00:00.000Z' as UtcInstant),
    said('late', '2026-11-20T22:59:59.999Z' as UtcInstant),
    said('early', '2026-11-20T12:00:00.000Z' as UtcInstant),
  ];
  expect(words(chatLines(messages, [], whole))).toEqual(['2026-11-20', 'early', 'late', '2026-11-21', 'midnight']);
  expect(chatLines([], [], whole)).toEqual([]);
});

test('CHAT-32 goals and cards are shown among the messages at their moments, and other events are not', () => {
  const events = [
    event('red', at(4), 'RED_CARD'),
    event('goal', at(1)),
    event('sub', at(2), 'SUBSTITUTION'),
    event('var', at(2), 'VAR'),
    event('corner', at(2), 'CORNER'),
    event('yellow', at(2), 'YELLOW_CARD'),
  ];
  const messages = [said('c', at(5)), said('b', at(3)), said('a', at(0))];
  expect(words(chatLines(messages, events, whole))).toEqual([
    '2026-11-21',
    'a',
    'goal GOAL',
    'yellow YELLOW_CARD',
    'b',
    'red RED_CARD',
    'c',
  ]);
});

test('CHAT-32 an event that is reported twice is shown once, as it was last reported', () => {
  const received = chatLines([], [event('e', at(1), 'YELLOW_CARD'), event('e', at(1), 'RED_CARD')], whole);
  expect(words(received)).toEqual(['2026-11-21', 'e RED_CARD']);
});

test('CHAT-32 an event comes after the messages of its moment, which keep their order', () => {
  expect(words(chatLines([said('b', at(0)), said('a', at(0))], [event('e', at(0))], whole))).toEqual([
    '2026-11-21',
    'a',
    'b',
    'e GOAL',
  ]);
});

test('CHAT-32 while older messages are not loaded, events before the oldest loaded message are not shown', () => {
  const events = [event('before', at(0)), event('with', at(1)), event('after', at(2))];
  const messages = [said('b', at(3)), said('a', at(1))];
  expect(words(chatLines(messages, events, { hasOlder: true }))).toEqual([
    '2026-11-21',
    'a',
    'with GOAL',
    'after GOAL',
    'b',
  ]);
  expect(words(chatLines(messages, events, whole))).toContain('before GOAL');
  expect(chatLines([], events, { hasOlder: true })).toEqual([]);
});

test('CHAT-39 a goal by a player of the fantasy squad is marked, an own goal and a card are not', () => {
  const by = (id: string, minute: number, eventType: string, personName: string | null) =>
    exampleLiveEvent(id, { eventType, occurredAt: at(minute), personName });
  const events = [
    by('own squad', 1, 'GOAL', 'Erling Haaland'),
    by('another', 2, 'GOAL', 'Ola Dahl'),
    by('own goal', 3, 'OWN_GOAL', 'Erling Haaland'),
    by('booked', 4, 'YELLOW_CARD', 'Erling Haaland'),
    by('unknown', 5, 'GOAL', null),
  ];
  const marked = (lines: readonly ChatLine[]) =>
    lines.flatMap((line) => (line.kind === 'event' && line.isFantasy ? [line.event.id] : []));
  expect(marked(chatLines([], events, { ...whole, fantasyPlayers: ['Haaland'] }))).toEqual(['own squad']);
  expect(marked(chatLines([], events, whole))).toEqual([]);
});

test('CHAT-40 a goal that the video referee took back stays at its moment, marked', () => {
  const events = [event('goal', at(1)), event('var', at(2), 'VAR'), event('next', at(3))];
  const lines = chatLines([], events, whole);
  expect(lines.flatMap((line) => (line.kind === 'event' ? [[line.event.id, line.isCancelled]] : []))).toEqual([
    ['goal', true],
    ['next', false],
  ]);
});

test('CHAT-41 a mark stands before the first message after those left out, under the day of that message', () => {
  const lines = chatLines([said('late', at(2)), said('early', at(0))], [], {
    ...whole,
    leftOut: [{ before: at(2), since: at(0), count: 34 }],
  });
  expect(words(lines)).toEqual(['2026-11-21', 'early', '34 left out', 'late']);
});
