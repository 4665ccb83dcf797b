import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

interface NewestButtonProps {
  /** The number of messages that have arrived since the reader left the newest. */
  readonly unseen: number;
  onPress(): void;
}

/** The button that leads back down, for a reader above the newest message. */
export function NewestButton({ unseen, onPress }: NewestButtonProps) {
  const { t } = useWords();
  return (
    <Root
      type="button"
      data-unseen={unseen > 0}
      aria-label={unseen > 0 ? undefined : t(($) => $.chat.newest)}
      onClick={onPress}
    >
      <ArrowDown size={18} aria-hidden />
      {unseen > 0 && t(($) => $.chat.unseen, { count: unseen })}
    </Root>
  );
}

const Root = styled.button`
  position: absolute;
  right: ${theme.space[4]};
  bottom: ${theme.space[3]};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowPop};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-unseen='true'] {
    right: 50%;
    padding: 0 ${theme.space[4]} 0 ${theme.space[3]};
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
    translate: 50% 0;
  }
`;
