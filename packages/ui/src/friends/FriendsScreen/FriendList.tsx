import type { FriendFilter } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChatClock } from '../../chat/ChatClock.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { FriendListSkeleton } from './FriendListSkeleton.tsx';
import { FriendRow } from './FriendRow.tsx';
import type { FriendsView } from './FriendsView.ts';
import { RemovedFriend } from './RemovedFriend.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** The friends that a tab shows, or why there are none. */
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
  const root = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{ readonly place: number } | null>(null);
  // A friend who is gone takes the focus of the undo button with them: the next row gets it.
  useEffect(() => {
    if (removed === null || root.current === null || document.activeElement !== document.body) return;
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-row]')];
    rows[Math.min(removed.place, rows.length - 1)]?.querySelector('a')?.focus();
    setRemoved(null);
  }, [removed, view]);
  return (
    <List ref={root}>
      {view.friends.map((friend, place) =>
        friend.isRemoved ? (
          <RemovedFriend key={friend.id} friend={friend} onUndo={() => view.onUndoRemoval(friend.id)} />
        ) : (
          <FriendRow
            key={friend.id}
            friend={friend}
            onStar={(isStarFriend) => view.onStar(friend.id, isStarFriend)}
            onRemove={() => {
              setRemoved({ place });
              view.onRemove(friend.id);
            }}
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
  // A spectator without friends reads so on every tab.
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
