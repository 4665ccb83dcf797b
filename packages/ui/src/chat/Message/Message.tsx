import type { ChatItem, UserType } from '@tribunen/domain';
import { AtSign, Reply, Star } from 'lucide-react';
import { memo, useContext, useEffect, useId, useRef, type MouseEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { AuthorCards, type ShownAuthor } from '../../links/AuthorCards.ts';
import { hoverProps } from '../../links/hoverProps.ts';
import { Avatar, type SeatKind } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ChatActions, Delivery } from '../ChatView.ts';
import { usePersonName } from '../usePersonName.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { MessageActions } from './MessageActions.tsx';
import type { MessageCommands } from './MessageCommands.ts';
import { MessageText } from './MessageText.tsx';
import { SentAt } from './SentAt.tsx';

interface MessageProps {
  readonly item: ChatItem;
  readonly readerName: string | null;
  /** Null once it is stored. */
  readonly delivery: Delivery | null;
  /** False between two friends, where messages do not show who is a friend. */
  readonly showsRole: boolean;
  /** Whether the message above is by the same author, in a talk of two: then the author is shown there alone. */
  readonly continues: boolean;
  /** False if the reader cannot write, so that a message has no actions. */
  readonly selectable: boolean;
  readonly isSelected: boolean;
  /** Whether the reader has just jumped to it. */
  readonly isSought: boolean;
  /** Whether the reader has come from a message that quotes it. */
  readonly hasWayBack: boolean;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
}

/**
 * A message, whose look shows how close its author is: a spectator's has no bubble, a friend's a raised one, a star
 * friend's is gold, and the reader's own are turf, on the right.
 */
export const Message = memo(function Message({
  item,
  readerName,
  delivery,
  showsRole,
  continues,
  selectable,
  isSelected,
  isSought,
  hasWayBack,
  actions,
  commands,
}: MessageProps) {
  const { t } = useWords();
  const nameOf = usePersonName();
  const headId = useId();
  const row = useRef<HTMLElement>(null);
  useEffect(() => (isSought && row.current !== null ? focusWhenShown(row.current) : undefined), [isSought]);
  const seat = seatOf(item);
  const point = useContext(AuthorCards);
  const author = nameOf(item.author);
  const canSelect = selectable && !item.isDeleted && !item.isRemoved && delivery === null;
  const { referencedMessage: quoted } = item;
  const select = (event: MouseEvent) => {
    if (canSelect && isPlainClick(event)) commands.onSelect(item.id);
  };
  return (
    <Row
      ref={row}
      data-seat={seat}
      data-message={item.id}
      aria-labelledby={headId}
      data-sought={isSought || undefined}
      // Screen readers read this when a jump ends here.
      aria-describedby={hasWayBack ? `${headId}-text` : undefined}
      tabIndex={-1}
    >
      <Seat>
        {!continues && <Avatar name={item.author.kind === 'you' ? (readerName ?? author) : author} kind={seat} />}
      </Seat>
      {/* For the keyboard the button below does the same. */}
      <Bubble
        onClick={select}
        role="presentation"
        data-selectable={canSelect}
        data-selected={isSelected}
        data-continues={continues}
      >
        <Head id={headId}>
          {continues ? <Hidden>{author}</Hidden> : <Author {...hoverProps(point, shownAuthor(item))}>{author}</Author>}
          {showsRole && seat !== 'me' && item.userType !== null && <Role userType={item.userType} />}
          {delivery === null ? <SentAt at={item.timestamp} /> : <DeliveryLine delivery={delivery} />}
        </Head>
        {item.isTaggedForCurrentUser && (
          <Badge>
            <AtSign size={12} aria-hidden />
            {t(($) => $.chat.message.tagged)}
          </Badge>
        )}
        {quoted !== null && (
          <Quote type="button" onClick={() => commands.onJump(quoted.id, item.id)}>
            <Reply size={14} aria-hidden />
            <Hidden>
              {quoted.author.kind === 'you'
                ? t(($) => $.chat.message.answersYou)
                : t(($) => $.chat.message.answers, { author: nameOf(quoted.author) })}
            </Hidden>
            <bdi aria-hidden>{nameOf(quoted.author)}</bdi>
          </Quote>
        )}
        {item.isDeleted || item.isRemoved ? (
          <Deleted>{t(($) => (item.isDeleted ? $.chat.message.deleted : $.chat.message.removed))}</Deleted>
        ) : (
          <MessageText id={`${headId}-text`} item={item} readerName={readerName} />
        )}
        {canSelect && (
          <Select type="button" aria-expanded={isSelected} onClick={() => commands.onSelect(item.id)}>
            {t(($) => (item.author.kind === 'you' ? $.chat.message.selectYours : $.chat.message.select), { author })}
          </Select>
        )}
        <MessageActions
          {...{ item, author, delivery, isSelected, hasWayBack, actions, commands }}
          canReply={canSelect}
          hasReplies={showsRole}
        />
      </Bubble>
    </Row>
  );
});

function Role({ userType }: { readonly userType: UserType }) {
  const { t } = useWords();
  return (
    <RoleName data-role-name>
      {userType === 'star-friend' && <Star size={12} aria-hidden />}
      <RoleWords>{t(($) => $.chat.role[userType])}</RoleWords>
    </RoleName>
  );
}

function seatOf({ author, userType }: ChatItem): SeatKind {
  // An author whose class is unknown looks like a spectator, without the label.
  return author.kind === 'you' ? 'me' : (userType ?? 'spectator');
}

/** The author whose card the name opens; null for the reader, and if the name is unknown. */
function shownAuthor({ author, authorId, userType }: ChatItem): ShownAuthor | null {
  return author.kind === 'named' && authorId !== null ? { id: authorId, name: author.name, userType } : null;
}

/**
 * Focuses a row as soon as possible: the virtual list hides a row until it has measured it, and a hidden row cannot be
 * focused. Returns a function that stops trying.
 */
function focusWhenShown(row: HTMLElement): () => void {
  let frame = 0;
  const attempt = () => {
    row.focus({ preventScroll: true });
    if (document.activeElement !== row) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** Whether a click selects the message, which is not so on its controls, in its menu, or while the reader marks text. */
function isPlainClick({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('button, a') === null && getSelection()?.isCollapsed !== false;
}

const bubble = css`
  padding: ${theme.space[2]} ${theme.space[3]} 9px;
  border-radius: ${theme.radius.plate} ${theme.radius.bubble} ${theme.radius.bubble} ${theme.radius.bubble};
  background: ${theme.colour.raised};
`;

const soughtLight = keyframes`from { background: ${theme.colour.turfSoft}; }`;

const Row = styled.article`
  display: grid;
  grid-template-columns: ${theme.size.seat} minmax(0, 1fr);
  gap: 10px;
  padding: ${theme.space[2]} var(--chat-gutter);

  &[data-seat='me'] {
    grid-template-columns: minmax(0, 1fr) ${theme.size.seat};
  }
  &[data-sought] {
    animation: ${soughtLight} 1600ms ${theme.ease.out};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Seat = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  margin-top: 1px;

  [data-seat='me'] > & {
    grid-area: 1 / 2;
  }
`;

const Bubble = styled.div`
  position: relative;
  min-width: 0;

  [data-seat='friend'] > &,
  [data-seat='star-friend'] > & {
    ${bubble}
    justify-self: start;
    /* On a phone that is the whole width, so that messages below one another are equally wide. */
    min-width: min(100%, 320px);
    max-width: min(100%, 560px);
  }
  [data-seat='friend'] > & {
    box-shadow: inset 0 0 0 1px ${theme.colour.bubbleEdge};
  }
  [data-seat='star-friend'] > & {
    background: ${theme.colour.goldSoft};
  }
  [data-seat='me'] > & {
    ${bubble}
    justify-self: end;
    max-width: min(100%, 560px);
    border-radius: ${theme.radius.bubble} ${theme.radius.plate} ${theme.radius.bubble} ${theme.radius.bubble};
    background: ${theme.colour.turfSoft};
  }
  &[data-selectable='true'] {
    cursor: pointer;
  }
  &[data-selected='true'] {
    outline: ${theme.chalkWidth} solid ${theme.colour.edge};
    outline-offset: 3px;
    border-radius: ${theme.radius.bubble};
  }
  /* Without a name to stand beside, the time is beside the end of the text, or below it. */
  &[data-continues='true'] {
    display: flex;
    flex-wrap: wrap;
    align-items: last baseline;

    & > * {
      flex: 1 0 100%;
    }
    & > [data-text] {
      flex: 0 1 auto;
    }
    & > [data-text] ~ * {
      order: 2;
    }
    & > :first-child {
      flex: none;
      order: 1;
      margin-left: auto;
    }
  }
  /* Without a bubble the line needs more space. */
  [data-seat='spectator'] > &[data-selected='true'] {
    outline-offset: 7px;
    border-radius: ${theme.radius.md};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 7px;
  font-size: ${theme.font.size.sm};
  line-height: 1.3;

  & > :last-child {
    margin-left: auto;
    padding-left: ${theme.space[2]};
  }
  /* A long name takes two lines, and the time stays beside it. */
  ${theme.media.narrowest} {
    flex-wrap: nowrap;
  }
`;

const Author = styled.bdi`
  max-width: 100%;
  overflow: clip;
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

const RoleName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};

  & > svg {
    flex: none;
  }
  [data-seat='friend'] & {
    color: ${theme.colour.turf};
  }
  [data-seat='star-friend'] & {
    color: ${theme.colour.gold};
  }
`;

/** On the narrowest phones screen readers alone read the words: a friend's message has its bubble, a star friend's its star. */
const RoleWords = styled.span`
  ${theme.media.narrowest} {
    ${visuallyHidden}
  }
`;

const Badge = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  width: fit-content;
  min-height: 20px;
  margin: ${theme.space[1]} 0 2px;
  padding: 0 7px 0 5px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.text};
  color: ${theme.colour.ground};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
`;

/** Its touch target is larger than it looks, but must not push the text down. */
const Quote = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 0;
  margin: 2px 0 3px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: 1.3;

  &::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }
  & > svg {
    flex: none;
    color: ${theme.colour.text3};
  }
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (hover: hover) {
    &:hover {
      color: ${theme.colour.text};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Deleted = styled.p`
  color: ${theme.colour.text3};
`;

const Select = styled.button`
  &:not(:focus-visible) {
    ${visuallyHidden}
    min-width: 0;
    min-height: 0;
  }
  &:focus-visible {
    min-height: ${theme.touch};
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.medium};
    text-align: left;
  }
`;
