import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../../theme/theme.ts';
import { sideColumn } from '../../../theme/columns.ts';

interface ChatPlaceProps {
  /** Whether the tab has taken the chat's place. */
  readonly isTaken: boolean;
  onChange(isTaken: boolean): void;
}

/** A button that lets a wide tab take over the place of the chat, and gives the place back. The button does not move when pressed. */
export function ChatPlace({ isTaken, onChange }: ChatPlaceProps) {
  const { t } = useWords();
  return (
    <Root data-taken={isTaken || undefined}>
      <IconButton
        icon={isTaken ? PanelRightOpen : PanelRightClose}
        label={t(($) => (isTaken ? $.matchDetail.chatPlace.giveBack : $.matchDetail.chatPlace.take))}
        onClick={() => onChange(!isTaken)}
      />
    </Root>
  );
}

const Root = styled.div`
  display: none;

  ${theme.media.sideChat} {
    display: block;
    flex: none;
    padding: 2px ${theme.space[2]} 2px 0;

    &[data-taken] {
      margin-right: ${sideColumn};
    }
  }
`;
