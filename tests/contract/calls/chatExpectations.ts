import type { Expectation } from './Expectation.ts';
import { no, refused } from './Outcomes.ts';
import type { People, Person } from './people.ts';
import { ids } from './ids.ts';

const soon = () => new Date(Date.now() + 60_000).toISOString();
const yesterday = () => new Date(Date.now() - 24 * 3_600_000).toISOString();
const page = () => ({ before: soon(), known: ids.answer });
const written = (given: object = {}) => ({
  id: crypto.randomUUID(),
  team_id: Number(ids.team),
  team_name: 'Brann',
  content: 'Kom igjen!',
  tagged_user_id: null,
  reference_message_id: null,
  ...given,
});
const ofTeam = (text: string) => `team_messages?select=sender_id&content=eq.${text}&team_id=eq.${ids.team}`;
const toOwner =
  (content: string) =>
  ({ owner }: People) => ({ id: crypto.randomUUID(), recipient_id: owner.id, content });
const chat = ['team_messages', 'message_reports'];
const wordsOf =
  (table: string, id: string, owners: string) =>
  (_people: People, { name }: Person) =>
    [`${table}?select=content&id=eq.${id}`, [{ content: name === 'owner' ? '' : owners }]] as const;
const isSignedIn = ({ name }: Person): boolean => name !== 'visitor';

export const calls: readonly Expectation[] = [
  {
    call: 'readTeamChat',
    values: () => ({ team: ids.team, ...page() }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: ({ owner }) => [{ id: ids.chatMessage, sender_id: owner.id, content: 'Heia!' }],
  },
  {
    call: 'readMatchChat',
    values: () => ({ chat: ids.chat, since: yesterday(), ...page() }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: () => [{ id: ids.matchMessage, team_name: ids.chat }],
  },
  {
    call: 'writeInChat',
    body: () => written(),
    outcomes: [no, 1, 1, 1, 1, 1],
    rows: (_people, { id }) => [{ sender_id: id, content: 'Kom igjen!', deleted_at: null }],
    leaves: (_people, me) => [ofTeam('Kom igjen!'), isSignedIn(me) ? [{ sender_id: me.id }] : []],
    changes: chat,
  },
  {
    call: 'writeInChat',
    what: 'with white space around it',
    body: () => written({ content: ` \u00A0x\n${' '.repeat(11_990)}` }),
    outcomes: [no, 1, 1, 1, 1, 1],
    rows: () => [{ content: 'x' }],
    leaves: (_people, me) => [ofTeam('x'), isSignedIn(me) ? [{ sender_id: me.id }] : []],
    changes: chat,
  },
  {
    call: 'writeInChat',
    what: 'with only invisible characters',
    body: () => written({ content: '\u2800\u3164' }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  {
    call: 'writeInChat',
    what: 'with 281 letters',
    body: () => written({ content: 'å'.repeat(281) }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  {
    call: 'writeInChat',
    what: 'as a reply to a message that does not exist',
    body: () => written({ reference_message_id: crypto.randomUUID() }),
    outcomes: [no, '23503', '23503', '23503', '23503', '23503'],
  },
  {
    call: 'deleteFromChat',
    what: 'with null as the time of deletion',
    values: () => ({ message: ids.chatMessage }),
    body: () => ({ deleted_at: null }),
    outcomes: [no, no, 0, 0, 0, 0],
  },
  {
    call: 'deleteFromChat',
    values: () => ({ message: ids.chatMessage }),
    body: () => ({ deleted_at: '2020-01-01T00:00:00Z' }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: wordsOf('team_messages', ids.chatMessage, 'Heia!'),
    changes: chat,
  },
  {
    call: 'readRecentMessages',
    values: ({ owner }) => ({ user: owner.id, since: yesterday(), offset: '0', limit: '1000' }),
    outcomes: [no, 2, 2, 0, 1, 0],
  },
  {
    call: 'readConversation',
    what: 'of the owner and the friend',
    values: ({ owner, friend }) => ({ both: `${owner.id},${friend.id}`, before: soon(), known: crypto.randomUUID() }),
    outcomes: [no, 2, 2, 0, 0, 0],
    rows: () => [{ id: ids.toOwner }, { id: ids.toFriend }],
  },
  {
    call: 'readConversation',
    what: 'of the owner and the blocked friend',
    values: ({ owner, blocked }) => ({ both: `${owner.id},${blocked.id}`, before: soon(), known: crypto.randomUUID() }),
    outcomes: [no, 0, 0, 0, 1, 0],
  },
  {
    call: 'writeToFriend',
    what: 'to the owner, with white space around it',
    body: toOwner('\n Ja!\uFEFF'),
    outcomes: [no, refused, 1, no, no, no],
    rows: ({ owner, friend }) => [{ sender_id: friend.id, recipient_id: owner.id, content: 'Ja!' }],
    changes: ['messages'],
  },
  {
    call: 'writeToFriend',
    what: 'to the blocked friend',
    body: ({ blocked }) => ({ id: crypto.randomUUID(), recipient_id: blocked.id, content: 'Ja!' }),
    outcomes: [no, no, no, no, refused, no],
  },
  {
    call: 'writeToFriend',
    what: 'with a blank message to the owner',
    body: toOwner(' '),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  {
    call: 'deleteFromConversation',
    what: 'with null as the time of deletion',
    values: () => ({ message: ids.toFriend }),
    body: () => ({ deleted_at: null }),
    outcomes: [no, no, 0, 0, 0, 0],
  },
  {
    call: 'deleteFromConversation',
    values: () => ({ message: ids.toFriend }),
    body: () => ({ deleted_at: '2020-01-01T00:00:00Z' }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: wordsOf('messages', ids.toFriend, 'Ses vi?'),
    changes: ['messages'],
  },
  {
    call: 'readReadPositions',
    values: ({ owner }) => ({ user: owner.id, offset: '0', limit: '1000' }),
    outcomes: [no, 1, 0, 0, 0, 0],
  },
  {
    call: 'saveReadPosition',
    what: 'of messages from the owner',
    body: ({ owner }) => ({ friend_id: owner.id, read_until: soon() }),
    outcomes: [no, refused, 1, no, no, no],
    changes: ['message_reads'],
  },
  {
    call: 'saveReadPosition',
    what: 'that is earlier than the saved one',
    body: ({ friend }) => ({ friend_id: friend.id, read_until: '2020-01-01T00:00:00Z' }),
    outcomes: [no, 1, refused, no, no, no],
    leaves: ({ owner }) => [`message_reads?select=friend_id&user_id=eq.${owner.id}&read_until=gt.2026-01-01`, [{}]],
    changes: ['message_reads'],
  },
  {
    call: 'reportMessage',
    what: 'that the owner has written in a chat',
    body: () => ({ team_message_id: ids.answer, reason: 'spam' }),
    outcomes: [no, no, 1, 1, 1, 1],
    leaves: ({ owner }, me) => [
      `message_reports?select=reporter_id,author_id,content&team_message_id=eq.${ids.answer}`,
      isSignedIn(me) && me.id !== owner.id ? [{ reporter_id: me.id, author_id: owner.id, content: 'Heia!' }] : [],
    ],
    changes: ['message_reports'],
  },
  {
    call: 'reportMessage',
    what: 'that the friend has reported',
    body: () => ({ team_message_id: ids.chatMessage, reason: 'spam' }),
    outcomes: [no, no, '23505', 1, 1, 1],
    changes: ['message_reports'],
  },
  {
    call: 'reportMessage',
    what: 'that the owner has sent to the friend',
    body: () => ({ message_id: ids.toFriend, reason: 'spam' }),
    outcomes: [no, no, 1, '23502', '23502', '23502'],
    changes: ['message_reports'],
  },
];
