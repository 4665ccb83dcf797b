import type { ChatItem } from '@tribunen/domain';
import { Reply, X } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { PersonsWords } from '../PersonsWords.tsx';
import { usePersonName } from '../usePersonName.ts';

interface ReplyBarProps {
  readonly to: ChatItem;
  onJump(): void;
  onCancel(): void;
}

/** The message to which the comment replies, above the comment box. A press shows it in the chat. */
export const ReplyBar = memo(function ReplyBar({ to, onJump, onCancel }: ReplyBarProps) {
  const { t } = useWords();
  const author = usePersonName()(to.author);
  return (
    <Bar>
      <Quoted type="button" title={t(($) => $.chat.composer.toQuoted, { author })} onClick={onJump}>
        <Reply size={16} aria-hidden />
        <b>{t(($) => $.chat.composer.replyingTo, { author })}</b>
        <PersonsWords>{to.content}</PersonsWords>
      </Quoted>
      <IconButton icon={X} label={t(($) => $.chat.composer.cancelReply)} onClick={onCancel} />
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  margin: -6px 0 -2px;
`;

const Quoted = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  text-align: left;

  & > svg {
    flex: none;
    color: ${theme.colour.turf};
  }
  & > b,
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    flex: none;
    max-width: 60%;
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
`;
