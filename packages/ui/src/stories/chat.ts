import {
  type ChatFilter,
  type ChatItem,
  chatLines,
  type ChatLine,
  countChat,
  epochMs,
  filterChat,
  type Friend,
  type FriendshipId,
  instantAt,
  type LeftOut,
  type LiveEvent,
  type LiveEventId,
  type MatchId,
  type MessageId,
  type PersonName,
  type UserId,
  type UtcInstant,
} from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { ChatActions, ChatFeedView, ChatView, ComposerView } from '../chat/ChatView.ts';
import { storyDay, storyTime } from './matches.ts';

/** The present moment in every story of a chat. */
export const storyNow = storyTime('19:58');

/** The moment that is so many seconds before `storyNow`. */
export function ago(seconds: number): UtcInstant {
  return instantAt(epochMs(storyNow) - seconds * 1000);
}

export const named = (name: string): PersonName => ({ kind: 'named', name });

/** A message for a story: from a spectator, a minute ago, with the given changes. */
export function storyMessage(id: string, changes: Partial<ChatItem> = {}): ChatItem {
  return {
    id: id as MessageId,
    author: named('Per Olav Lie'),
    authorId: 'per-olav' as UserId,
    content: 'Heia!',
    isDeleted: false,
    isRemoved: false,
    timestamp: ago(60),
    userType: 'spectator',
    isLive: true,
    taggedUser: null,
    referencedMessage: null,
    isTaggedForCurrentUser: false,
    ...changes,
  };
}

const friend = { userType: 'friend' } as const;
const me = { author: { kind: 'you' }, userType: 'friend' } as const;
const ingrid = named('Ingrid Solberg');

export const tagging = storyMessage('m8', {
  author: ingrid,
  userType: 'star-friend',
  content: '@Marte Eide sa jeg ikke at han tok to? 0–2!',
  timestamp: ago(70),
  taggedUser: { id: 'marte' as UserId, name: { kind: 'you' }, isStarFriend: false },
  isTaggedForCurrentUser: true,
});

/** A lively chat, oldest first. */
export const storyMessages: readonly ChatItem[] = [
  storyMessage('m0', { timestamp: ago(26 * 3600), content: 'Noen som skal på Fløyen-puben i morgen?' }),
  storyMessage('m1', { ...friend, author: named('Jonas Hovland'), timestamp: ago(25 * 3600), content: 'Vi er tolv!' }),
  storyMessage('m2', { content: 'Casemiro må ut der. Klar rød.', timestamp: ago(380) }),
  storyMessage('m3', {
    ...friend,
    author: named('Silje Nygård'),
    content: 'Hele gata her synger. Legg inn årene, naboer.',
    timestamp: ago(310),
  }),
  storyMessage('m4', {
    author: named('Anders T.'),
    content: 'Ødegaard styrer absolutt alt på midten',
    timestamp: ago(250),
  }),
  storyMessage('m5', {
    author: named('Kjersti Aas'),
    content: 'Ti mann igjen på Brasil nå. Hold hodet kaldt!',
    timestamp: ago(190),
  }),
  storyMessage('m6', {
    ...friend,
    author: named('Jonas Hovland'),
    content: 'Nyland har vært enorm i kveld. Den redningen på Vinícius!',
    timestamp: ago(130),
  }),
  storyMessage('m7', {
    author: { kind: 'unknown' },
    content: 'Kom igjen Brasil, det er tid enda',
    timestamp: ago(125),
  }),
  tagging,
  storyMessage('m9', {
    ...me,
    content: 'Du sa tre. Men jeg tar to, hver gang.',
    timestamp: ago(20),
    referencedMessage: { id: tagging.id, author: ingrid },
  }),
];

/** A goal in minute 79, and a red card before it. */
const storyEvents: readonly LiveEvent[] = [
  storyEvent('e1', { eventType: 'RED_CARD', minute: 76, personName: 'Casemiro', occurredAt: ago(400) }),
  storyEvent('e2', {
    eventType: 'GOAL',
    personName: 'Erling Haaland',
    score: { home: 0, away: 2 },
    occurredAt: ago(90),
  }),
];

function storyEvent(id: string, changes: Partial<LiveEvent>): LiveEvent {
  return {
    id: id as LiveEventId,
    matchId: '1' as MatchId,
    eventType: 'GOAL',
    minute: 79,
    injuryTime: null,
    teamId: null,
    teamName: 'Norge',
    personId: null,
    personName: null,
    homeTeam: 'Brasil',
    awayTeam: 'Norge',
    competitionId: null,
    matchTeamIds: [],
    score: { home: null, away: null },
    occurredAt: storyNow,
    ...changes,
  };
}

/** The lines of a chat, from its messages, oldest first. The reader has Haaland in their fantasy squad. */
export function linesOf(
  oldestFirst: readonly ChatItem[],
  events: readonly LiveEvent[] = [],
  leftOut: readonly LeftOut[] = [],
): readonly ChatLine[] {
  return chatLines(oldestFirst.toReversed(), events, { hasOlder: false, fantasyPlayers: ['Haaland'], leftOut });
}

export type ReadyFeed = Extract<ChatFeedView, { status: 'ready' }>;
export type OpenComposerView = Extract<ComposerView, { status: 'open' }>;

export const storyFeed: ReadyFeed = {
  status: 'ready',
  lines: linesOf(storyMessages, storyEvents),
  today: storyDay,
  deliveries: new Map(),
  hidesAll: true,
  older: 'none',
  onLoadOlder: fn(),
  leftOut: null,
  onLoadLeftOut: fn(),
  onAtNewest: fn(),
};

function storyFriend(name: string, isStarFriend = false): Friend {
  return { id: name as UserId, friendshipId: `f ${name}` as FriendshipId, name, isStarFriend };
}

const storyFriends: readonly Friend[] = [
  storyFriend('Ingrid Solberg', true),
  storyFriend('Jonas Hovland'),
  storyFriend('Silje Nygård'),
  storyFriend('Kari-Anne Solbakken'),
  storyFriend('Karin Moe'),
  storyFriend('Karl Ove Berg'),
  storyFriend('Kaisa Dahl'),
  storyFriend('Katinka Foss'),
];

export const storyComposer: OpenComposerView = {
  status: 'open',
  friends: storyFriends,
  initialDraft: { text: '', caret: 0, tagged: null },
  pause: null,
  slowSeconds: null,
  isOnline: true,
  onSend: fn(() => true),
  onDraft: fn(),
};

export const storyActions: ChatActions = {
  menuOf: (id) =>
    id === 'm9'
      ? { kind: 'own', onDelete: fn() }
      : { kind: 'others', onInvite: fn(), onMute: fn(), onBlock: fn(), onReport: fn() },
  onRetry: fn(),
  onRemove: fn(),
};

/** The counts and the chips of messages. */
export function storyFilter(items: readonly ChatItem[], chosen: ChatFilter = 'all') {
  return { chosen, counts: countChat(items), onFilter: fn() };
}

export const storyChat: ChatView = {
  place: { kind: 'match', name: 'Brasil – Norge' },
  readerName: 'Marte Eide',
  nameDialog: null,
  feed: storyFeed,
  filter: { chosen: 'all', counts: { all: 2341, friends: 14, 'star-friends': 3 }, onFilter: fn() },
  ratingsHref: null,
  composer: storyComposer,
  actions: storyActions,
  now: () => storyNow,
};

/** The chat with other messages, oldest first, and their counts. */
export function chatOf(items: readonly ChatItem[], chosen: ChatFilter = 'all'): ChatView {
  return {
    ...storyChat,
    filter: storyFilter(items, chosen),
    feed: { ...storyFeed, lines: linesOf(filterChat(items, chosen)) },
  };
}
