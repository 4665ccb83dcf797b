import type { LastMessage, Match, UserId } from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { FriendsFrame, FriendsView, InviteView, ListedFriend } from '../friends/FriendsScreen/FriendsView.ts';
import type { ChatView } from '../chat/ChatView.ts';
import { ago, linesOf, storyChat, storyFeed, storyMessage } from './chat.ts';
import { liveMatch, storyTime } from './matches.ts';

export const storyFriendsFrame: FriendsFrame = {
  tab: 'all',
  onTab: fn(),
};

export const storyInvite: InviteView = {
  ownEmail: 'marte@eksempel.no',
  nameForm: null,
  email: '',
  onEmail: fn(),
  form: { status: 'open', onSubmit: fn() },
};

/** A friend who has written nothing and has no match open. */
export function storyFriend(name: string | null, change: Partial<ListedFriend> = {}): ListedFriend {
  const id = `id of ${name ?? 'somebody'}`;
  return {
    id: id as UserId,
    name,
    isStarFriend: false,
    isOnline: false,
    lastMessage: null,
    unread: 0,
    watches: null,
    href: `#/friends/${id}`,
    isOpen: false,
    isRemoved: false,
    ...change,
  };
}

function wrote(text: string, clock: string, fromReader = false): LastMessage {
  return { text, fromReader, sentAt: storyTime(clock) };
}

function watches(match: Match | null): ListedFriend['watches'] {
  return { href: `#/match/${match?.id ?? '1'}`, match };
}

/** Friends of every kind. */
export const storyFriends: readonly ListedFriend[] = [
  storyFriend('Kari-Anne Solbakken', {
    isStarFriend: true,
    isOnline: true,
    lastMessage: wrote('Så du den redningen?! Han er i sitt livs form, og det er ikke første gang i år', '20:43'),
    unread: 3,
    watches: watches(liveMatch),
  }),
  storyFriend('Ole Bakke', { isOnline: true, lastMessage: wrote('Ses på langsiden', '20:10', true) }),
  storyFriend('Ådne Østvold', { isStarFriend: true, lastMessage: wrote('🎉🎉🎉', '09:00') }),
  storyFriend('Konstantin Alexander Bartholomeus Wessel-Hagerup', { isOnline: true, watches: watches(null) }),
  storyFriend(null),
];

export const storyFriendsView: Extract<FriendsView, { status: 'ready' }> = {
  ...storyFriendsFrame,
  status: 'ready',
  counts: { online: 3, star: 2, all: 5 },
  friends: storyFriends,
  now: () => storyTime('20:45'),
  onStar: fn(),
  onRemove: fn(),
  onUndoRemoval: fn(),
};

const kari = { author: { kind: 'named', name: 'Kari-Anne Solbakken' }, userType: 'star-friend' } as const;
const me = { author: { kind: 'you' }, userType: 'friend' } as const;

/** The chat with the first of these friends. */
export const storyDirectChat: ChatView = {
  ...storyChat,
  place: { kind: 'direct', name: 'Kari-Anne Solbakken' },
  filter: null,
  feed: {
    ...storyFeed,
    lines: linesOf([
      storyMessage('d1', { ...kari, content: 'Skal du på kampen?', timestamp: ago(7200) }),
      storyMessage('d2', { ...me, content: 'Ja! Langsiden, som alltid.', timestamp: ago(7000) }),
      storyMessage('d3', {
        ...kari,
        content: 'Så du den redningen?! Han er i sitt livs form, og det er ikke første gang i år',
        timestamp: ago(120),
      }),
    ]),
    hidesAll: true,
    older: 'none',
    deliveries: new Map(),
  },
};
