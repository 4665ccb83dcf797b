import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useSideFaces } from '../useSideFaces.ts';
import { CardFace } from './CardFace.ts';
import { cardSize } from './cardSize.ts';
import type { RedCardView } from './FlipCardView.ts';
import { FrontSides } from './FrontSides.tsx';

/** RØDT KORT! The card is the red card. */
export function RedCardFront({ view }: { readonly view: RedCardView }) {
  const { t } = useWords();
  const { home, away } = useSideFaces().facesOf(view);
  return (
    <Red data-face="front">
      <FrontSides home={home} away={away}>
        <Headline>
          <Icon />
          <Word>{t(($) => $.notifications.redCard)}</Word>
        </Headline>
      </FrontSides>
    </Red>
  );
}

const Red = styled(CardFace)`
  background: ${theme.colour.redCard};
  color: ${theme.colour.onRedCard};
`;

const Headline = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-size: 1.625rem;

  ${cardSize.wide} {
    gap: 0.35em;
    font-size: clamp(1.75rem, 5.6cqi, 2.75rem);
  }
`;

/** A card as the referee holds it, a little aslant. */
const Icon = styled.i`
  width: 0.8125rem;
  height: 1.0625rem;
  border-radius: 2px;
  background: currentColor;
  rotate: 9deg;

  ${cardSize.wide} {
    width: 0.5em;
    height: 0.7em;
    border-radius: ${theme.radius.plate};
  }
`;

const Word = styled.span`
  font-weight: ${theme.font.weight.heavy};
  letter-spacing: -0.035em;
  line-height: 0.95;
  white-space: nowrap;
`;
