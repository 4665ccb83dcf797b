import type { MessageId, UtcInstant } from '@tribunen/domain';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { InSlices } from '../../primitives/InSlices/InSlices.tsx';
import { ChatList, type ChatListHandle, type ReadingPlace } from '../ChatList/ChatList.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatActions, ChatFeedView, ChatFilterView, ChatPlace } from '../ChatView.ts';
import type { MessageCommands } from '../Message/MessageCommands.ts';
import { MessageAnnouncer } from '../MessageAnnouncer.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

interface ChatFeedProps {
  readonly feed: ChatFeedView;
  readonly place: ChatPlace;
  readonly filter: ChatFilterView | null;
  readonly readerName: string | null;
  readonly selectable: boolean;
  readonly selected: MessageId | null;
  readonly sought: MessageId | null;
  readonly jumped: MessageId | null;
  readonly startAt: ReadingPlace | null;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
  now(): UtcInstant;
  readonly list: Ref<ChatListHandle>;
}

/** The middle of a chat: its lines, or the reason why there are none. */
export function ChatFeed({ feed, place, filter, now, list, ...rest }: ChatFeedProps) {
  const { t } = useWords();
  // While lines of an earlier visit are shown, the chat does not announce that it is loading.
  const [isKnown] = useState(feed.status === 'ready');
  switch (feed.status) {
    // The same skeleton is shown until the lines are rendered.
    case 'loading':
      return <InSlices placeholder={<ChatSkeleton />}>{null}</InSlices>;
    case 'error':
      return (
        <Middle>
          <LoadFailed
            frame="bare"
            title={t(($) => $.common.messagesFailed)}
            hint={place.kind === 'team' ? t(($) => $.common.teamMessagesFailed) : t(($) => $.common.unexpectedError)}
            onRetry={() => feed.onRetry()}
          />
        </Middle>
      );
    case 'ready':
      return (
        <InSlices placeholder={isKnown ? <Middle /> : <ChatSkeleton />}>
          <MessageAnnouncer lines={feed.lines} now={now} />
          {feed.lines.some(({ kind }) => kind !== 'day') ? (
            <ChatList key={filter?.chosen} ref={list} feed={feed} place={place} {...rest} />
          ) : (
            <Middle>
              <NothingHere place={place} filter={filter} />
            </Middle>
          )}
        </InSlices>
      );
  }
}

function NothingHere({ place, filter }: Pick<ChatFeedProps, 'place' | 'filter'>) {
  const { t } = useWords();
  if (filter !== null && filter.chosen !== 'all' && (filter.counts?.all ?? 0) > 0) {
    const { chosen } = filter;
    return (
      <EmptyStand
        frame="bare"
        title={t(($) => $.chat.noneOf[chosen])}
        action={
          <Button variant="line" onClick={() => filter.onFilter('all')}>
            {t(($) => $.chat.showAll)}
          </Button>
        }
      />
    );
  }
  return place.kind === 'direct' ? (
    <EmptyStand
      frame="bare"
      title={t(($) => $.chat.empty.direct.title)}
      hint={t(($) => $.chat.empty.direct.hint, { name: place.name })}
    />
  ) : (
    <EmptyStand
      frame="bare"
      title={t(($) => $.chat.empty.comments.title)}
      hint={t(($) => $.chat.empty.comments.hint)}
      {...(place.ways !== undefined && { action: <WaysOn {...place.ways} /> })}
    />
  );
}

function WaysOn({ matchHref, inviteHref }: NonNullable<ChatPlace['ways']>) {
  const { t } = useWords();
  return (
    <Ways>
      {matchHref !== null && (
        <ButtonLink variant="line" small href={matchHref}>
          {t(($) => $.chat.empty.matchInPlay)}
        </ButtonLink>
      )}
      <ButtonLink variant="line" small href={inviteHref}>
        {t(($) => $.chat.empty.invite)}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  align-content: center;
  min-height: 0;
  overflow: auto;
`;
