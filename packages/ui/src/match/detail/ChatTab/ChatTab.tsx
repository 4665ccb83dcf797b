import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Link } from '../../../links/Link.tsx';
import { theme } from '../../../theme/theme.ts';

interface ChatTabProps {
  readonly href: string;
  /** A `MessageCount`; null until it is known. */
  readonly count: ReactNode;
}

/** Leads from the tabs of an opened match to its chat, where the chat does not stand beside it. */
export function ChatTab({ href, count }: ChatTabProps) {
  const { t } = useWords();
  return (
    <Root href={href}>
      <MessageSquare size={18} aria-hidden />
      {t(($) => $.matchDetail.tabs.chat)} <Count>{count}</Count>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding-inline: ${theme.space[3]} ${theme.space.gutter};
  font-weight: ${theme.font.weight.bold};

  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.desktop} {
    display: none;
  }
`;

const Count = styled.span`
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;
