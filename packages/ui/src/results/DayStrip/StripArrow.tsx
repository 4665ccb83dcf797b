import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { arrowWidth } from './StripTrack.ts';

interface StripArrowProps {
  readonly direction: 'back' | 'ahead';
  onPress(): void;
}

/** Scrolls the strip on a desktop, where it cannot be swiped. The keyboard has the arrow keys, so Tab does not stop here. */
export function StripArrow({ direction, onPress }: StripArrowProps) {
  const { t } = useWords();
  return (
    <Root
      type="button"
      tabIndex={-1}
      aria-label={direction === 'back' ? t(($) => $.results.strip.earlier) : t(($) => $.results.strip.later)}
      data-direction={direction}
      onClick={onPress}
    >
      <ChevronDown size={18} aria-hidden />
    </Root>
  );
}

const Root = styled.button`
  display: none;

  ${theme.media.desktop} {
    display: grid;
    flex: none;
    place-items: center;
    width: ${arrowWidth};
    min-width: ${arrowWidth};
    color: ${theme.colour.text2};

    & > svg {
      rotate: -90deg;
    }
    &[data-direction='back'] > svg {
      rotate: 90deg;
    }
    &:hover {
      color: ${theme.colour.text};
    }
  }
`;
