import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { theme } from '../../theme/theme.ts';
import { useNotificationWords } from '../useNotificationWords.ts';
import { CardFace } from './CardFace.ts';
import { cardSize } from './cardSize.ts';
import type { GatheredCardView } from './FlipCardView.ts';

/** The number of goals and red cards from while nobody looked. It has no back. */
export function GatheredFront({ view }: { readonly view: GatheredCardView }) {
  const { t } = useWords();
  const { countsOf } = useNotificationWords();
  return (
    <Board data-face="front">
      <BallIcon size="1.75em" />
      <Title>{t(($) => $.notifications.gathered.title)}</Title>
      <Counts>{countsOf(view)}</Counts>
    </Board>
  );
}

const Board = styled(CardFace)`
  gap: 0.25rem;
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};

  ${cardSize.wide} {
    gap: 1.25rem;
    font-size: ${theme.font.size.xxl};
  }
`;

const Title = styled.span`
  color: ${theme.colour.plateDim};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  ${cardSize.wide} {
    font-size: ${theme.font.size.xl};
  }
`;

const Counts = styled.span`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.tight};

  ${cardSize.wide} {
    font-size: clamp(${theme.font.size.xl}, 5cqi, 2.75rem);
  }
`;
