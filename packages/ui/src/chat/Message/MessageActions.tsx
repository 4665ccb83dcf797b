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
  /** False between two friends, where nothing is answered: only the menu is there. */
  readonly hasReplies: boolean;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
}

const menu = new LateCode(
  async () => (await import('./MessageMenu.tsx')).MessageMenu,
  'The menu of a message did not load',
);

/** What can be done with a message: the way back from a jump and an answer to a tag always, the rest once it is selected; and what to do with one that was not sent. */
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
          trigger={<IconButton icon={Ellipsis} label={t(($) => $.chat.message.more, { author })} />}
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
