import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { theme } from '../../theme/theme.ts';
import { useNotificationWords } from '../useNotificationWords.ts';
import { CardFace } from './CardFace.ts';
import { cardSize } from './cardSize.ts';
import type { GatheredCardView } from './FlipCardView.ts';

/** The numbers of goals and red cards that arrived while the page was hidden. This card has no back. */
export function GatheredFront({ view }: { readonly view: GatheredCardView }) {
  const { t } = useWords();
  const { countsOf } = useNotificationWords();
  return (
    <Board data-face="front">
      <BallIcon size="1.75em" />
      <Lines>
        <Title>{t(($) => $.notifications.gathered.title)}</Title>
        <Counts>{countsOf(view)}</Counts>
      </Lines>
    </Board>
  );
}

const Board = styled(CardFace)`
  flex-direction: row;
  gap: 0.625rem;
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};

  ${cardSize.wide} {
    gap: 1.25rem;
    font-size: ${theme.font.size.xxl};
  }
`;

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
  text-align: left;

  ${cardSize.wide} {
    flex-direction: row;
    align-items: baseline;
    gap: 1.25rem;
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
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.tight};

  ${cardSize.wide} {
    font-size: clamp(${theme.font.size.xl}, 4cqi, ${theme.font.size.title});
  }
`;
