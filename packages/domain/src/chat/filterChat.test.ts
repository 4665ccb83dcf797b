import { expect, test } from 'vitest';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatItem, ChatMessage, MessageId } from './ChatItem.ts';
import { chatDayLabel } from './chatDayLabel.ts';
import { countChat, filterChat } from './filterChat.ts';
import { groupByDay } from './groupByDay.ts';
import { shortCount } from './shortCount.ts';
import { toChatItem } from './toChatItem.ts';
import type { OsloDay } from '../time/OsloDay.ts';

const marte = 'marte' as UserId;

function item(id: string, changes: Partial<ChatItem> = {}): ChatItem {
  const stored: ChatMessage = {
    id: id as MessageId,
    senderId: marte,
    content: id,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
  };
  const reader = { id: null, friends: new Map(), profiles: new Map() };
  return { ...toChatItem(stored, reader, { messages: new Map(), isLive: false }), ...changes };
}

test('CHAT-5 a chip shows all or one class, and counts what it shows', () => {
  const chat = [
    item('a'),
    item('b', { userType: 'friend' }),
    item('c', { userType: 'star-friend' }),
    item('d', { userType: 'friend' }),
  ];
  expect(filterChat(chat, 'all')).toBe(chat);
  expect(filterChat(chat, 'friends').map(({ id }) => id)).toEqual(['b', 'd']);
  expect(filterChat(chat, 'star-friends').map(({ id }) => id)).toEqual(['c']);
  expect(countChat(chat)).toEqual({ all: 4, friends: 2, 'star-friends': 1 });
});

test('CHAT-6 a count above 999 is told in whole thousands', () => {
  expect(shortCount(0)).toEqual({ unit: 'ones', n: 0 });
  expect(shortCount(999)).toEqual({ unit: 'ones', n: 999 });
  expect(shortCount(1000)).toEqual({ unit: 'thousands', n: 1 });
  expect(shortCount(12_999)).toEqual({ unit: 'thousands', n: 12 });
});

test('CHAT-16 a new group begins where the Oslo day changes', () => {
  const late = item('late', { timestamp: '2026-11-20T22:59:59.999Z' as UtcInstant });
  const midnight = item('midnight', { timestamp: '2026-11-20T23:00:00.000Z' as UtcInstant });
  const noon = item('noon');
  expect(groupByDay([noon, midnight, late])).toEqual([
    { day: '2026-11-21', items: [noon, midnight] },
    { day: '2026-11-20', items: [late] },
  ]);
  expect(groupByDay([])).toEqual([]);
});

test('CHAT-16 a separator says today, yesterday or the date', () => {
  const today = '2026-11-21' as OsloDay;
  expect(chatDayLabel(today, today)).toEqual({ kind: 'today' });
  expect(chatDayLabel('2026-11-20' as OsloDay, today)).toEqual({ kind: 'yesterday' });
  expect(chatDayLabel('2026-11-19' as OsloDay, today)).toEqual({ kind: 'date', day: '2026-11-19' });
  expect(chatDayLabel('2026-11-22' as OsloDay, today)).toEqual({ kind: 'date', day: '2026-11-22' });
});
