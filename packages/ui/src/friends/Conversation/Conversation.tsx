import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useWatchedWords } from '../useWatchedWords.ts';
import type { ConversationView } from './ConversationView.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/**
 * The messages with one friend, under the friend's name. On a desktop the list of friends is beside it; elsewhere an
 * arrow leads back to the list.
 */
export function Conversation({ view }: { readonly view: ConversationView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'none':
      return (
        <Middle>
          <EmptyStand
            frame="bare"
            title={t(($) => $.friends.noneOpen.title)}
            hint={t(($) => $.friends.noneOpen.hint)}
          />
        </Middle>
      );
    case 'loading':
      return (
        <Column>
          <Bar backHref={view.backHref}>
            <Face>
              <Skeleton width="36px" height="40px" />
            </Face>
            <Skeleton width="9em" height="18px" />
          </Bar>
        </Column>
      );
    case 'error':
      return (
        <Column>
          <Bar backHref={view.backHref} />
          <Middle>
            <LoadFailed
              frame="bare"
              title={t(($) => $.friends.notLoaded, { message: view.message })}
              onRetry={() => view.onRetry()}
            />
          </Middle>
        </Column>
      );
    case 'not-found':
      return (
        <Middle>
          <EmptyStand
            frame="bare"
            title={t(($) => $.friends.notFound.title)}
            hint={t(($) => $.friends.notFound.hint)}
            action={<ButtonLink href={view.backHref}>{t(($) => $.friends.back)}</ButtonLink>}
          />
        </Middle>
      );
    case 'ready':
      return <OpenConversation view={view} />;
  }
}

function OpenConversation({ view }: { readonly view: Extract<ConversationView, { status: 'ready' }> }) {
  const { t } = useWords();
  const watchedWords = useWatchedWords();
  const { backHref, friend, chat } = view;
  const name = friend.name ?? t(($) => $.common.unknownUser);
  const role = t(($) => (friend.isStarFriend ? $.chat.role['star-friend'] : $.chat.role.friend));
  const { isOnline, watches } = friend;
  return (
    <Column>
      <Bar backHref={backHref}>
        <Face>
          <Avatar name={name} kind={friend.isStarFriend ? 'star-friend' : 'friend'} />
        </Face>
        <Texts>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {isOnline === null
              ? role
              : t(($) => $.friends.standing, {
                  role,
                  presence: t(($) => (isOnline ? $.friends.presence.online : $.friends.presence.offline)),
                })}
          </p>
          {watches !== null && (
            <Watched href={watches.href}>
              <span data-watches="names">{watchedWords(watches.match, 'name')}</span>
              <span data-watches="codes">{watchedWords(watches.match, 'code')}</span>
            </Watched>
          )}
        </Texts>
      </Bar>
      <Rest>{chat}</Rest>
    </Column>
  );
}

function Bar({ backHref, children }: { readonly backHref: string; readonly children?: ReactNode }) {
  const { t } = useWords();
  return (
    <Header>
      <Back href={backHref} aria-label={t(($) => $.friends.back)}>
        <ArrowLeft size={24} aria-hidden />
      </Back>
      {children}
    </Header>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

const Middle = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
`;

/** Without the list beside it, the search and the profile menu are in its far corner. */
const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[2]} ${theme.size.corner} ${theme.space[2]} ${theme.space[1]};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  ${theme.media.sideChat} {
    padding: ${theme.space[2]} ${theme.space.gutter};
  }
`;

const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  margin-right: -${theme.space[2]};
  border-radius: 50%;
  color: ${theme.colour.text};

  ${theme.media.sideChat} {
    display: none;
  }
`;

/** The narrowest phones leave its room to the name; the messages show it too. */
const Face = styled.span`
  display: contents;

  ${theme.media.narrowest} {
    display: none;
  }
`;

const Texts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  & > h2 {
    overflow: hidden;
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > p {
    grid-row: 2;
    overflow: hidden;
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Where the list is not beside it, the match replaces this line, so that nothing moves when the friend opens one. */
  @media (max-width: 819.98px), (max-width: 1099.98px) and (max-height: 559.98px) {
    & > p:has(+ a) {
      ${visuallyHidden}
    }
  }
`;

/** On a phone and a tablet there is no room for two team names beside the name. */
const Watched = styled(Link)`
  position: relative;
  grid-row: 2;
  justify-self: start;
  color: ${theme.colour.turf};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  text-underline-offset: 3px;
  white-space: nowrap;

  /* The line is lower than a finger. */
  &::after {
    position: absolute;
    inset: -13px -${theme.space[2]};
    content: '';
  }
  & > [data-watches='codes'] {
    display: none;
  }
  @media (max-width: 1099.98px) {
    & > [data-watches='names'] {
      display: none;
    }
    & > [data-watches='codes'] {
      display: inline;
    }
  }
  ${theme.media.sideChat} {
    grid-row: 1 / span 2;
    grid-column: 2;
    padding-left: ${theme.space[3]};
  }
`;

const Rest = styled.div`
  flex: 1;
  min-height: 0;
`;
