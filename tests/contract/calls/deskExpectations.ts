import type { Expectation } from './Expectation.ts';
import { no, type Outcomes, refused } from './Outcomes.ts';
import type { People, Person } from './people.ts';
import { ids } from './ids.ts';

const admin: Outcomes = [no, no, no, no, no, 1];
const everybody: Outcomes = [no, 1, 1, 1, 1, 1];
const report = () => ({ report: ids.report });
const message = () => ({ message: ids.chatMessage });
const chat = { team: Number(ids.team), name: 'Brann' };
const inChat = {
  team_id: Number(ids.team),
  team_name: 'Brann',
  content: 'Kom igjen!',
  tagged_user_id: null,
  reference_message_id: null,
};
const wordsNow =
  (admins: string, others: string) =>
  (_people: People, { name }: Person) =>
    [
      `team_messages?select=content&id=eq.${ids.chatMessage}`,
      [{ content: name === 'admin' ? admins : others }],
    ] as const;

/** The order matters, because each call finds the rows that the call before it has left. */
export const calls: readonly Expectation[] = [
  { call: 'readDesk', outcomes: admin },
  { call: 'readCallBudgets', outcomes: admin },
  {
    call: 'removeMessage',
    body: message,
    outcomes: admin,
    leaves: wordsNow('', 'Heia!'),
    changes: [],
  },
  {
    call: 'restoreMessage',
    body: message,
    outcomes: admin,
    leaves: wordsNow('Heia!', ''),
    changes: [],
  },
  { call: 'settleReport', body: report, outcomes: admin, changes: [] },
  { call: 'reopenReport', body: report, outcomes: admin, changes: [] },
  { call: 'slowChat', what: 'with a limit of 30 seconds', body: () => ({ ...chat, pause: 30 }), outcomes: admin },
  { call: 'readWritingLimits', body: () => chat, outcomes: everybody, rows: () => [{ slow_seconds: 30 }] },
  {
    call: 'slowChat',
    what: 'with a limit of 61 seconds',
    body: () => ({ ...chat, pause: 61 }),
    outcomes: [no, no, no, no, no, '23514'],
  },
  { call: 'slowChat', what: 'without a limit', body: () => ({ ...chat, pause: null }), outcomes: admin },
  {
    call: 'shutOut',
    body: ({ owner }) => ({ writer: owner.id, span: 'day', why: 'Trusler' }),
    outcomes: admin,
  },
  {
    call: 'readWritingLimits',
    what: 'while the owner is shut out',
    outcomes: everybody,
    rows: (_people, { name }) => [{ slow_seconds: null, shut_out: name === 'owner' ? { reason: 'Trusler' } : null }],
  },
  {
    call: 'writeInChat',
    what: 'while the owner is shut out',
    body: () => ({ id: crypto.randomUUID(), ...inChat }),
    outcomes: [no, 'PT423', 1, 1, 1, 1],
    changes: ['team_messages', 'message_reports'],
  },
  {
    call: 'writeToFriend',
    what: 'to the friend while the owner is shut out',
    body: ({ friend }) => ({ id: crypto.randomUUID(), recipient_id: friend.id, content: 'Hei' }),
    outcomes: [no, 'PT423', refused, no, no, no],
  },
  {
    call: 'shutOut',
    what: 'without a reason',
    body: ({ owner }) => ({ writer: owner.id, span: 'day', why: ' ' }),
    outcomes: [no, no, no, no, no, '23514'],
  },
  { call: 'letIn', body: ({ owner }) => ({ writer: owner.id }), outcomes: admin, rows: () => [{ shut_outs: [] }] },
];
