import type { FriendFilter } from '@tribunen/domain';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChatClock } from '../../chat/ChatClock.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { RemovedRow } from '../../removal/RemovedRow.tsx';
import { useFocusAfterUndo } from '../../removal/useFocusAfterUndo.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { FriendListSkeleton } from './FriendListSkeleton.tsx';
import { FriendRow } from './FriendRow.tsx';
import type { FriendsView } from './FriendsView.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** The friends in a tab, or the reason why there are none. */
export function FriendList({ view }: { readonly view: FriendsView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <FriendListSkeleton />;
    case 'error':
      return (
        <LoadFailed title={t(($) => $.friends.notLoaded, { message: view.message })} onRetry={() => view.onRetry()} />
      );
    case 'ready':
      return view.friends.length === 0 ? (
        <Nobody view={view} />
      ) : (
        <ChatClock now={view.now}>
          <Friends view={view} />
        </ChatClock>
      );
  }
}

type ReadyView = Extract<FriendsView, { status: 'ready' }>;

function Friends({ view }: { readonly view: ReadyView }) {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useFocusAfterUndo(list, view.friends);
  return (
    <List ref={list}>
      {view.friends.map((friend, place) =>
        friend.isRemoved ? (
          <RemovedRow
            key={friend.id}
            text={t(($) => $.friends.removal.removed, { name: friend.name ?? t(($) => $.common.unknownUser) })}
            onFocus={() => noteFocus(place)}
            onUndo={() => view.onUndoRemoval(friend.id)}
          />
        ) : (
          <FriendRow
            key={friend.id}
            friend={friend}
            onStar={(isStarFriend) => view.onStar(friend.id, isStarFriend)}
            onRemove={() => view.onRemove(friend.id)}
          />
        ),
      )}
    </List>
  );
}

function Nobody({ view: { tab, counts } }: { readonly view: ReadyView }) {
  const { t } = useWords();
  if (tab === 'online' && counts.online === null) {
    return <EmptyStand title={t(($) => $.common.connecting)} hint={t(($) => $.friends.empty.onlineUnknownHint)} />;
  }
  // A spectator without friends sees the same message on every tab.
  const empty: FriendFilter = counts.all === 0 ? 'all' : tab;
  return (
    <EmptyStand
      title={t(($) => $.friends.empty[empty])}
      {...(empty === 'all' && { hint: t(($) => $.friends.empty.hint) })}
    />
  );
}

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;
