import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { usePositionWords } from '../usePositionWords.ts';
import type { PlayerFactsView } from './PlayerCardView.ts';

interface PlayerHeadProps {
  readonly view: Pick<PlayerFactsView, 'number' | 'position'>;
  /** The player's name, as the card's title. */
  readonly title: ReactNode;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a player's card: the shirt, the name and the position. */
export function PlayerHead({ view: { number, position }, title, children }: PlayerHeadProps) {
  const { t } = useWords();
  const positionWords = usePositionWords();
  return (
    <Head>
      {number !== null && (
        <Number>
          <Hidden>{t(($) => $.player.number, { number })}</Hidden>
          <span aria-hidden>{number}</span>
        </Number>
      )}
      <Texts>
        {title}
        {position !== null && <p>{positionWords(position)}</p>}
      </Texts>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
`;

const Number = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  height: 44px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  & > p {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
  }
`;
