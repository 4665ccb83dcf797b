import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Link } from '../../../links/Link.tsx';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

interface ChatTabProps {
  readonly href: string;
  /** A `MessageCount`; null until the number is known. */
  readonly count: ReactNode;
}

/**
 * Links from the tabs of an opened match to its chat, on screens where the chat is not next to the match. It is an icon
 * with the number of messages, so that the tabs have enough room.
 */
export function ChatTab({ href, count }: ChatTabProps) {
  const { t } = useWords();
  return (
    <Root href={href}>
      <MessageSquare size={20} aria-hidden />
      <Word>{t(($) => $.matchDetail.tabs.chat)} </Word>
      <Count>{count}</Count>
    </Root>
  );
}

const Root = styled(Link)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 56px;
  min-height: 48px;
  padding-inline: ${theme.space[1]} ${theme.space.gutter};
  font-weight: ${theme.font.weight.bold};

  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.sideChat} {
    display: none;
  }
`;

const Word = styled.span`
  ${visuallyHidden}
`;

const Count = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;
