import type { LiveEvent, UserId } from '@tribunen/domain';
import { Chat, type ChatView, type ListedFriend, useWords } from '@tribunen/ui';
import { useMemo, useState } from 'react';
import { AuthorCardHost } from '../../chat/authorCard/AuthorCardHost.tsx';
import { useSpectatorChatView } from '../../chat/useSpectatorChatView.ts';
import { useReading } from './useReading.ts';

const noEvents: readonly LiveEvent[] = [];

interface DirectChatProps {
  readonly reader: UserId;
  readonly readerName: string | null;
  readonly friend: Pick<ListedFriend, 'id' | 'name'>;
}

/** The conversation with a friend. Its messages count as read once they are on the screen. */
export function DirectChat({ reader, readerName, friend: { id, name } }: DirectChatProps) {
  const { t } = useWords();
  const room = useMemo(() => ({ reader, friend: id }), [reader, id]);
  const view = useSpectatorChatView({
    userId: reader,
    name: readerName,
    room,
    place: { kind: 'direct', name: name ?? t(($) => $.common.unknownUser) },
    isLive: false,
    events: noEvents,
    ratingsHref: null,
  });
  const [isAtNewest, setAtNewest] = useState(true);
  useReading(room, view.feed.status === 'ready' && isAtNewest);
  return (
    <AuthorCardHost reader={reader}>
      <Chat view={{ ...view, feed: noting(view.feed, setAtNewest) }} />
    </AuthorCardHost>
  );
}

function noting(feed: ChatView['feed'], onAtNewest: (isAtNewest: boolean) => void): ChatView['feed'] {
  if (feed.status !== 'ready') return feed;
  return {
    ...feed,
    onAtNewest: (isAtNewest) => {
      feed.onAtNewest(isAtNewest);
      onAtNewest(isAtNewest);
    },
  };
}
