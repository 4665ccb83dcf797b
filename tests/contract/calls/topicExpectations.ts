import { no, type Outcomes } from './Outcomes.ts';
import type { People } from './people.ts';
import type { CallName } from './CallScene.ts';
import { ids } from './ids.ts';
import type { Row } from '../../tables/lib/TestedTable.ts';

/** A topic that each person tries to join, and the messages that they receive when one of its rows changes. */
export interface TopicExpectation {
  readonly call: CallName;
  readonly values?: (people: People) => Readonly<Record<string, string>>;
  /** The change that the backend makes: the path of the rows, and their new values. */
  readonly change?: (people: People) => readonly [path: string, values: Row];
  /** For each person, the number of messages that they receive, or `no` when they may not join. */
  readonly outcomes: Outcomes;
}

const own: Outcomes = [no, 1, 0, 0, 0, 0];
const everybody: Outcomes = [1, 1, 1, 1, 1, 1];
/** Everybody may join, but a project in small mode broadcasts nothing. */
const silent: Outcomes = [0, 0, 0, 0, 0, 0];
const ofOwner = ({ owner }: People) => ({ user: owner.id });
const first = ({ owner, friend }: People) => ({ user: owner.id < friend.id ? owner.id : friend.id });
const second = ({ owner, friend }: People) => ({ user: owner.id < friend.id ? friend.id : owner.id });
const ofFriendship = () => [`friendships?id=eq.${ids.friendship}`, { is_star_friend_user1: true }] as const;

export const topicExpectations: readonly TopicExpectation[] = [
  {
    call: 'hearMyFollows',
    values: ofOwner,
    change: () => [`user_follows?id=eq.${ids.follow}`, { priority: 5 }],
    outcomes: own,
  },
  {
    call: 'hearHiddenResults',
    values: ofOwner,
    change: () => [`hidden_results?id=eq.${ids.hidden}`, { hidden: false }],
    outcomes: own,
  },
  { call: 'hearFriendships', values: first, change: ofFriendship, outcomes: [no, 1, 1, 0, 0, 0] },
  // The change of the case above also causes the messages of this case.
  { call: 'hearFriendshipsAsSecond', values: second, outcomes: [no, 1, 1, 0, 0, 0] },
  {
    call: 'hearInvitations',
    values: ({ stranger }) => ({ email: stranger.email }),
    change: () => [`invitations?token=eq.${ids.token}`, { expires_at: new Date(Date.now() + 9_000_000).toISOString() }],
    outcomes: [no, 0, 0, 1, 0, 0],
  },
  {
    call: 'hearTeamChat',
    values: () => ({ team: ids.team }),
    change: () => [`team_messages?id=eq.${ids.chatMessage}`, { content: 'Hei' }],
    outcomes: everybody,
  },
  {
    call: 'hearMatchChat',
    values: () => ({ chat: ids.chat }),
    change: () => [`team_messages?id=eq.${ids.matchMessage}`, { content: 'Hei' }],
    outcomes: everybody,
  },
  {
    call: 'hearSentMessages',
    values: ofOwner,
    change: () => [`messages?id=eq.${ids.toFriend}`, { content: 'Hei' }],
    outcomes: [no, 1, 1, 0, 0, 0],
  },
  {
    call: 'hearReceivedMessages',
    values: ofOwner,
    change: () => [`messages?id=eq.${ids.fromBlocked}`, { content: 'Hei' }],
    outcomes: [no, 0, 0, 0, 1, 0],
  },
  {
    call: 'hearReadPositions',
    values: ofOwner,
    change: ({ owner }) => [`message_reads?user_id=eq.${owner.id}`, { read_until: new Date().toISOString() }],
    outcomes: own,
  },
  {
    call: 'hearRatings',
    values: () => ({ players: ids.player }),
    change: ({ owner }) => [`player_ratings?user_id=eq.${owner.id}&player_id=eq.${ids.player}`, { overall_rating: 5 }],
    outcomes: everybody,
  },
  {
    call: 'hearMatchState',
    values: () => ({ match: ids.match }),
    change: () => [`match_state?id=eq.${ids.match}`, { minute: 24 }],
    outcomes: everybody,
  },
  // The number of messages varies, because matches of the target may be in play during the test.
  {
    call: 'hearMatches',
    change: () => [`live_matches_new?id=eq.${ids.match}`, { minute: 24 }],
    outcomes: ['some', 'some', 'some', 'some', 'some', 'some'],
  },
  { call: 'hearEvents', outcomes: ['some', 'some', 'some', 'some', 'some', 'some'] },
  {
    call: 'hearEventsOfTypes',
    values: () => ({ types: 'GOAL,RED_CARD' }),
    outcomes: ['some', 'some', 'some', 'some', 'some', 'some'],
  },
  { call: 'hearAllMatchesInCrowd', outcomes: silent },
  { call: 'hearMatchInCrowd', values: () => ({ match: ids.match }), outcomes: silent },
  { call: 'hearTeamChatInCrowd', values: () => ({ team: ids.team }), outcomes: silent },
  { call: 'hearOwnRowsInCrowd', values: ofOwner, outcomes: [no, 0, no, no, no, no] },
  { call: 'seeWhoIsOnline', outcomes: [no, 0, 0, 0, 0, 0] },
];
