import { EllipsisVertical, Radio, Star, UserMinus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PersonsWords } from '../../chat/PersonsWords.tsx';
import { SentAt } from '../../chat/Message/SentAt.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../primitives/Menu/MenuAction.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useWatchedWords } from '../useWatchedWords.ts';
import type { ListedFriend } from './FriendsView.ts';

interface FriendRowProps {
  readonly friend: ListedFriend;
  onStar(isStarFriend: boolean): void;
  /** Called after the user has confirmed. */
  onRemove(): void;
}

/** A friend. The whole row links to the conversation; the match, the star and the menu are on top of it. */
export function FriendRow({ friend, onStar, onRemove }: FriendRowProps) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { isStarFriend, isOnline, lastMessage, unread, watches } = friend;
  const name = friend.name ?? t(($) => $.common.unknownUser);
  const said = [
    ...(isOnline === null ? [] : [t(($) => (isOnline ? $.friends.presence.online : $.friends.presence.offline))]),
    ...(unread > 0 ? [t(($) => $.friends.unread, { count: unread })] : []),
  ];
  return (
    <Row $isOpen={friend.isOpen}>
      <Seat>
        <Avatar name={name} kind={isStarFriend ? 'star-friend' : 'friend'} />
        {isOnline === true && <Dot />}
      </Seat>
      <Texts>
        <NameLine>
          <Name href={friend.href} aria-current={friend.isOpen ? 'true' : undefined}>
            <bdi>{name}</bdi>
            {said.length > 0 && <Said> {phrases(said)}</Said>}
          </Name>
          {unread > 0 && <CountBadge aria-hidden>{unread}</CountBadge>}
        </NameLine>
        {lastMessage !== null && (
          <MessageLine $isUnread={unread > 0} $watches={watches !== null}>
            <Preview>
              {lastMessage.fromReader && `${t(($) => $.friends.own)} `}
              <PersonsWords>{lastMessage.text}</PersonsWords>
            </Preview>
            <SentAt at={lastMessage.sentAt} />
          </MessageLine>
        )}
        {watches !== null && <WatchedMatch watches={watches} />}
      </Texts>
      <Actions>
        <StarButton
          icon={Star}
          label={t(($) => $.friends.starFriend, { name })}
          aria-pressed={isStarFriend}
          onClick={() => onStar(!isStarFriend)}
        />
        <Menu trigger={<IconButton icon={EllipsisVertical} label={t(($) => $.commonLater.moreAbout, { name })} />}>
          <MenuAction icon={Star} onSelect={() => onStar(!isStarFriend)}>
            {t(($) => (isStarFriend ? $.friends.unstar : $.friends.makeStar))}
          </MenuAction>
          <MenuAction icon={UserMinus} onSelect={() => setAsking(true)}>
            {t(($) => $.friends.remove)}
          </MenuAction>
        </Menu>
      </Actions>
      {isAsking && (
        <ConfirmDialog
          title={t(($) => $.friends.removal.title, { name })}
          text={t(($) => $.friends.removal.text)}
          keep={t(($) => $.friends.removal.keep)}
          confirm={t(($) => $.friends.remove)}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        />
      )}
    </Row>
  );
}

function WatchedMatch({ watches: { href, match } }: { readonly watches: NonNullable<ListedFriend['watches']> }) {
  const wordsOf = useWatchedWords();
  return (
    <Watched href={href}>
      <Radio size={16} aria-hidden />
      <span data-watches="names">{wordsOf(match, 'name')}</span>
      <span data-watches="codes">{wordsOf(match, 'code')}</span>
    </Watched>
  );
}

const Row = styled.li<{ readonly $isOpen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[3]};
  /* Room for the name, the message and the match, which is loaded later. */
  min-height: 84px;
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[4]};
  background: ${({ $isOpen }) => ($isOpen ? theme.colour.turfSoft : 'none')};

  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Seat = styled.span`
  position: relative;
  grid-row: 1;
  grid-column: 1;
`;

/** A dot marks a friend who is online. */
const Dot = styled.span`
  position: absolute;
  top: -5px;
  right: -5px;
  width: 14px;
  height: 14px;
  border: 2px solid ${theme.colour.surface};
  border-radius: 50%;
  background: ${theme.colour.turf};
`;

const Texts = styled.div`
  display: grid;
  grid-row: 1;
  grid-column: 2;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-width: 0;
`;

/** With the number of unread messages at its end, so that the message below has the whole width. */
const NameLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  width: 100%;
`;

/** Its target is the whole row. */
const Name = styled(Link)`
  display: -webkit-box;
  min-height: 24px;
  max-width: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${theme.colour.focus};
    outline-offset: -2px;
  }
`;

const MessageLine = styled.p<{ readonly $isUnread: boolean; readonly $watches: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${theme.space[3]};
  width: 100%;
  color: ${({ $isUnread }) => ($isUnread ? theme.colour.text : theme.colour.text2)};
  font-size: ${theme.font.size.sm};
  font-weight: ${({ $isUnread }) => ($isUnread ? theme.font.weight.medium : theme.font.weight.body)};

  /* In a narrow list the time is on the line below, which the match takes if there is one, so that the text has the whole line. */
  @container friend-list (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);

    & > time {
      display: ${({ $watches }) => ($watches ? 'none' : 'inline')};
    }
  }
`;

/** One line, however many marks are piled on its letters. */
const Preview = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The friend's match, with a touch target above the row's. */
const Watched = styled(Link)`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  max-width: 100%;
  min-height: 24px;
  color: ${theme.colour.turf};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  text-decoration: none;

  & > svg {
    flex: none;

    ${theme.media.narrowest} {
      display: none;
    }
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  /* A narrow list has no room for two names. */
  & > [data-watches='codes'] {
    display: none;
  }
  @container friend-list (max-width: 479px) {
    & > [data-watches='names'] {
      display: none;
    }
    & > [data-watches='codes'] {
      display: inline;
    }
  }
`;

/** On the narrowest phones one above the other, as high as the row, so that the texts keep their width. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  grid-row: 1;
  grid-column: 3;

  ${theme.media.narrowest} {
    flex-direction: column;
    margin-block: -${theme.space[2]};
  }
`;

/** The menu does the same in words. */
const StarButton = styled(IconButton)`
  color: ${theme.colour.starEmpty};

  &[aria-pressed='true'] {
    color: ${theme.colour.gold};
  }

  &[aria-pressed='true'] > svg {
    fill: ${theme.colour.goldFill};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
