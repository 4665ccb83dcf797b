import { expect, test } from 'vitest';
import { parseDesk } from './parseDesk.ts';
import { parseWritingLimits } from './parseWritingLimits.ts';

const uuid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const at = '2026-11-21T17:00:00+00:00';
const instant = '2026-11-21T17:00:00.000Z';
const near = { id: uuid(2), author_name: 'Kari O&#x27;Brien', content: '1 &lt; 2', created_at: at };
const reported = {
  id: uuid(1),
  message_id: uuid(1),
  team_id: 0,
  team_name: 'Brann vs Viking',
  state: 'removed',
  author_id: uuid(9),
  author_name: null,
  content: 'Stygt &amp; vondt',
  complaints: [{ reason: 'hate', reporter_name: 'Ola', created_at: at }],
  settled_at: at,
  before: [near],
  after: [],
};
const nowhere = { message_id: null, team_id: null, team_name: null, state: null, author_id: null, before: [] };
const nothing = { reports: [], slow_chats: [], shut_outs: [], log: [] };

test('DESK-4 the desk has its texts as they were typed, and a message outside the chats has no chat', () => {
  const { reports } = parseDesk({
    ...nothing,
    reports: [reported, { ...reported, ...nowhere, id: uuid(3), settled_at: null }],
  });
  expect(reports).toEqual([
    {
      id: uuid(1),
      authorId: uuid(9),
      authorName: null,
      content: 'Stygt & vondt',
      complaints: [{ reason: 'hate', reporterName: 'Ola', at: instant }],
      settledAt: instant,
      inChat: {
        messageId: uuid(1),
        chat: { teamId: 0, teamName: 'Brann vs Viking' },
        state: 'removed',
        before: [{ id: uuid(2), authorName: "Kari O'Brien", content: '1 < 2', at: instant }],
        after: [],
      },
    },
    expect.objectContaining({ id: uuid(3), authorId: null, settledAt: null, inChat: null }),
  ]);
});

test('DESK-5 each line of the log has the fields of its action', () => {
  const line = { at, admin_name: 'Torunn', subject_name: 'Kari', chat: 'Brann', seconds: 30, reason: 'R', until: null };
  const actions = ['remove', 'restore', 'slow', 'unslow', 'shut-out', 'let-in', 'settle', 'reopen'];
  const { log } = parseDesk({ ...nothing, log: actions.map((action, id) => ({ ...line, id, action })) });
  const who = { at: instant, adminName: 'Torunn' };
  expect(log).toEqual([
    { ...who, id: 0, action: 'remove', subjectName: 'Kari', chat: 'Brann' },
    { ...who, id: 1, action: 'restore', subjectName: 'Kari', chat: 'Brann' },
    { ...who, id: 2, action: 'slow', chat: 'Brann', seconds: 30 },
    { ...who, id: 3, action: 'unslow', chat: 'Brann' },
    { ...who, id: 4, action: 'shut-out', subjectName: 'Kari', reason: 'R', until: null },
    { ...who, id: 5, action: 'let-in', subjectName: 'Kari' },
    { ...who, id: 6, action: 'settle', subjectName: 'Kari' },
    { ...who, id: 7, action: 'reopen', subjectName: 'Kari' },
  ]);
});

test('the desk names each slow chat and each shut-out, with the moment at which it ends', () => {
  const { slowChats, shutOuts } = parseDesk({
    ...nothing,
    slow_chats: [{ team_id: 57, team_name: 'Arsenal', seconds: 10 }],
    shut_outs: [{ user_id: uuid(9), name: 'Kari', reason: 'Spam &amp; hets', until: at }],
  });
  expect(slowChats).toEqual([{ teamId: 57, teamName: 'Arsenal', seconds: 10 }]);
  expect(shutOuts).toEqual([{ userId: uuid(9), name: 'Kari', reason: 'Spam & hets', until: instant }]);
});

test('a desk that breaks the contract is refused', () => {
  expect(() => parseDesk({ ...nothing, log: [{ id: 1, at, admin_name: null, action: 'ban' }] })).toThrow('desk');
});

test('DESK-3 a writer’s limits have the reason as it was typed, and the moment at which they end', () => {
  expect(parseWritingLimits({ slow_seconds: 30, shut_out: { reason: 'A &amp; B', until: at } })).toEqual({
    slowSeconds: 30,
    shutOut: { reason: 'A & B', until: instant },
  });
  expect(parseWritingLimits({ slow_seconds: null, shut_out: null })).toEqual({ slowSeconds: null, shutOut: null });
});
