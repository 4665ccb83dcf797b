import { type ChatItem, type MessageId, replyTo, type ReplySelection } from '@tribunen/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { toast } from '../../primitives/Toast/toast.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { ChatClock } from '../ChatClock.tsx';
import type { ChatListHandle, ReadingPlace } from '../ChatList/ChatList.tsx';
import type { ChatView } from '../ChatView.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { MessageCommands, MessageQuestion } from '../Message/MessageCommands.ts';
import { ChatFeed } from './ChatFeed.tsx';
import { ChatQuestion } from './ChatQuestion.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterNotice } from './FilterNotice.tsx';
import { useKeyboardSpace } from './useKeyboardSpace.ts';
import { useWriting } from './useWriting.ts';

const nothingSelected: ReplySelection = { kind: 'none' };
/** The time for which the message to which the reader has jumped is highlighted. */
const soughtMs = 1600;

/**
 * A chat: of a match, of a team, or between two friends. It fills its place, and its list scrolls. Give it the chat as
 * its React key, because the draft and the selection belong to one chat.
 */
export function Chat({ view }: { readonly view: ChatView }) {
  const { place, feed, filter, ratingsHref, composer, actions, readerName, nameDialog, now } = view;
  const { t } = useWords();
  const root = useRef<HTMLElement>(null);
  const list = useRef<ChatListHandle>(null);
  useKeyboardSpace(root);
  const isWriting = useWriting(root);

  const [selection, setSelection] = useState(nothingSelected);
  const [answered, setAnswered] = useState<ChatItem | null>(null);
  const [question, setQuestion] = useState<MessageQuestion | null>(null);
  const [startAt, setStartAt] = useState<ReadingPlace | null>(null);
  const [sought, setSought] = useState<MessageId | null>(null);
  const [jumped, setJumped] = useState<MessageId | null>(null);
  const jumpedFrom = useRef<MessageId | null>(null);

  const jump = useCallback(
    (id: MessageId, from: MessageId | null) => {
      if (list.current?.toMessage(id) !== true) {
        toast.news({ title: t(($) => $.chat.message.notLoaded) });
        return;
      }
      setJumped(from === null ? null : id);
      jumpedFrom.current = from;
      setSought(id);
      setTimeout(() => setSought((before) => (before === id ? null : before)), soughtMs);
    },
    [t],
  );
  const commands: MessageCommands = useMemo(
    () => ({
      onSelect: (messageId) => setSelection((before) => replyTo(before, { kind: 'click', messageId })),
      onReply: (item) => {
        setSelection({ kind: 'replying', messageId: item.id });
        setAnswered(item);
      },
      onJump: jump,
      onJumpBack: () => jumpedFrom.current !== null && jump(jumpedFrom.current, null),
      onAsk: setQuestion,
      onInvite: (send) => {
        if (nameDialog === null) send();
        else setQuestion({ kind: 'name', dialog: nameDialog, onNamed: send });
      },
    }),
    [jump, nameDialog],
  );
  const end = (kind: 'cancel' | 'sent') => {
    setSelection(replyTo(selection, { kind }));
    setAnswered(null);
  };
  const replying = selection.kind === 'replying' ? answered : null;

  return (
    <ChatClock now={now}>
      <Root ref={root} data-chat={place.kind} data-writing={isWriting}>
        {filter !== null && (
          <Bar data-chat-bar>
            <Tools>
              <FilterChips
                {...filter}
                onFilter={(chosen) => {
                  setStartAt(list.current?.place() ?? null);
                  filter.onFilter(chosen);
                }}
              />
              {ratingsHref !== null && (
                <ButtonLink variant="line" small href={ratingsHref}>
                  {t(($) => $.chat.ratings)}
                </ButtonLink>
              )}
            </Tools>
          </Bar>
        )}
        <FilterNotice
          isShown={feed.status === 'ready' && !feed.hidesAll && feed.lines.some(({ kind }) => kind === 'message')}
        />
        <ChatFeed
          {...{ feed, place, filter, readerName, sought, jumped, startAt, actions, commands, now }}
          selectable={composer.status === 'open'}
          selected={selection.kind === 'none' ? null : selection.messageId}
          list={list}
        />
        <Composer
          view={composer}
          place={place}
          now={now}
          reply={{
            to: replying,
            onCancel: () => end('cancel'),
            onSent: () => {
              end('sent');
              list.current?.toNewest();
            },
            onJump: () => replying !== null && jump(replying.id, null),
          }}
        />
        {question !== null && <ChatQuestion question={question} onClose={() => setQuestion(null)} />}
      </Root>
    </ChatClock>
  );
}

/** In a wide place the lines are limited to a readable length. */
const Root = styled.section`
  --chat-gutter: max(${theme.space.gutter}, calc((100% - 760px) / 2));
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  padding-bottom: var(--keyboard, 0px);
`;

/**
 * As high as the goal banner, which replaces it for ten seconds. On a phone it disappears while the reader writes, to
 * leave room for the messages.
 */
const Bar = styled.div`
  container: chat-bar / inline-size;
  flex: none;
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  @media (max-width: 767.98px) {
    [data-writing='true'] > & {
      display: none;
    }
  }
`;

/** In a narrow chat the link to the ratings has a separate row, so that every filter is visible. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.size.chatBar};
  padding: 0 var(--chat-gutter);

  @container chat-bar (max-width: 479.98px) {
    &:has(> a) {
      flex-wrap: wrap;
      row-gap: ${theme.space[3]};
      padding-block: ${theme.space[3]};
    }
    & > a {
      flex: 1;
    }
  }
  @container chat-bar (max-width: 379.98px) {
    & button {
      gap: 5px;
      padding: 0 10px;
    }
  }
  /* Beside two controls of the match, and beside three. */
  @container chat-bar (max-width: 259.98px) {
    & > [role='group'] {
      gap: 6px;
    }
    & button {
      position: relative;
      gap: 4px;
      padding: 0 7px;
    }
  }
  @container chat-bar (max-width: 199.98px) {
    & > [role='group'] {
      gap: 4px;
    }
    & button > span {
      ${visuallyHidden}
    }
  }
`;
