import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { useSideFaces } from '../useSideFaces.ts';
import { BallWord } from './BallWord.tsx';
import { CardFace } from './CardFace.ts';
import { cardSize } from './cardSize.ts';
import type { GoalCardView } from './FlipCardView.ts';
import { FrontSides } from './FrontSides.tsx';

/** MÅL! in the net, over mown grass. */
export function GoalFront({ view }: { readonly view: GoalCardView }) {
  const { t } = useWords();
  const { home, away } = useSideFaces().facesOf(view);
  return (
    <Grass data-face="front">
      <FrontSides home={home} away={away} goals={{ home: view.homeScore, away: view.awayScore }}>
        <Word>
          <BallWord word={t(($) => $.notifications.goal)} />
        </Word>
      </FrontSides>
    </Grass>
  );
}

const netLine = `color-mix(in srgb, ${theme.colour.onPitch} 15%, transparent)`;
const netThread = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${netLine} 0 var(--thread), transparent calc(var(--thread) + 0.5px) calc(var(--mesh) - 0.5px), ${netLine} var(--mesh))`;

const Grass = styled(CardFace)`
  background: ${mownStripes('1.5625rem')};
  color: ${theme.colour.onPitch};

  &::before {
    --thread: 1.2px;
    --mesh: 14px;
    content: '';
    position: absolute;
    inset: 0;
    background: ${netThread('45deg')}, ${netThread('-45deg')};
  }

  ${cardSize.wide} {
    background: ${mownStripes('calc(100% / 12)')};

    &::before {
      --thread: 2.2px;
      --mesh: 31px;
    }
  }
`;

const Word = styled.span`
  padding: 0.3em 0.02em 0;
  overflow: clip;
  font-size: ${theme.font.size.goal};
  font-weight: ${theme.font.weight.heavy};
  letter-spacing: -0.035em;
  line-height: 0.85;
  white-space: nowrap;

  ${cardSize.wide} {
    padding-top: 0.3em;
    font-size: ${theme.font.size.goalWide};
    line-height: 0.8;
  }
`;
