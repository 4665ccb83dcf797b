import type { ChatItem } from '@tribunen/domain';
import { CornerDownLeft, Ellipsis, Reply, RotateCw, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { theme } from '../../theme/theme.ts';
import type { ChatActions, Delivery } from '../ChatView.ts';
import type { MessageCommands } from './MessageCommands.ts';

interface MessageActionsProps {
  readonly item: ChatItem;
  readonly author: string;
  readonly delivery: Delivery | null;
  readonly isSelected: boolean;
  readonly hasWayBack: boolean;
  readonly canReply: boolean;
  /** False between two friends, where there are no replies, only the menu. */
  readonly hasReplies: boolean;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
}

const menu = new LateCode(
  async () => (await import('./MessageMenu.tsx')).MessageMenu,
  'The menu of a message did not load',
);

/**
 * The actions on a message: leading back from a jump and replying to a tag are always shown, the rest when the message
 * is selected. A message that was not sent has other actions.
 */
export function MessageActions({
  item,
  author,
  delivery,
  isSelected,
  hasWayBack,
  canReply,
  hasReplies,
  actions,
  commands,
}: MessageActionsProps) {
  const { t } = useWords();
  if (delivery !== null && delivery !== 'sending') {
    return (
      <Row>
        {delivery === 'failed' && (
          <Action type="button" onClick={() => actions.onRetry(item.id)}>
            <RotateCw size={16} aria-hidden />
            {t(($) => $.common.tryAgain)}
          </Action>
        )}
        <Action type="button" onClick={() => actions.onRemove(item.id)}>
          <Trash2 size={16} aria-hidden />
          {t(($) => $.commonLater.delete)}
        </Action>
      </Row>
    );
  }
  const tagged = item.isTaggedForCurrentUser;
  const isAnswered = canReply && (isSelected || tagged);
  if (!isAnswered && !hasWayBack) return null;
  const hasMenu = canReply && isSelected && actions.menuOf(item.id) !== null;
  return (
    <Row>
      {hasWayBack && (
        <Action type="button" onClick={commands.onJumpBack}>
          <CornerDownLeft size={16} aria-hidden />
          {t(($) => $.chat.message.backToAnswer)}
        </Action>
      )}
      {isAnswered && hasReplies && (
        <Action type="button" onClick={() => commands.onReply(item)}>
          <Reply size={16} aria-hidden />
          {tagged ? t(($) => $.chat.message.replyToTag) : t(($) => $.chat.message.reply)}
        </Action>
      )}
      {hasMenu && (
        <LoadOnOpen
          trigger={
            <IconButton
              icon={Ellipsis}
              label={t(($) => (item.author.kind === 'you' ? $.chat.message.moreOfYours : $.chat.message.more), {
                author,
              })}
            />
          }
          opens="menu"
          content={menu}
        >
          {(MessageMenu, trigger) => (
            <MessageMenu trigger={trigger} menuOf={() => actions.menuOf(item.id)} author={author} commands={commands} />
          )}
        </LoadOnOpen>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[4]};
  margin: 2px 0 -8px -2px;

  & > [aria-haspopup] {
    margin-left: auto;
    color: ${theme.colour.text2};
  }
`;

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.colour.turf};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  [data-seat='star-friend'] & {
    color: ${theme.colour.gold};
  }
`;
