import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../i18n/useFormats.ts';
import { useWords } from '../i18n/useWords.ts';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import type { AverageView } from './ScoutingView.ts';

interface AverageLineProps {
  readonly average: AverageView;
  /** `grass`: large, for the header on the pitch. `line`: one line under the card. */
  readonly look: 'grass' | 'line';
}

/** The average of everybody's ratings of a player with a star, and the number of ratings behind it. */
export function AverageLine({ average, look }: AverageLineProps) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const known = average.status === 'ready' ? average.average : null;
  const count =
    average.status === 'ready' ? t(($) => $.commonLater.ratings, { count: average.average?.count ?? 0 }) : null;
  return (
    <Root data-look={look}>
      <Whose>{t(($) => $.scouting.compare.everybody)}</Whose>
      <b aria-hidden={known !== null}>
        {known === null ? t(($) => $.scouting.stars.unset) : oneDecimal(known.average)}
      </b>
      {known !== null && <Hidden>{t(($) => $.scouting.stars.spoken, { stars: oneDecimal(known.average) })}</Hidden>}
      <Star aria-hidden />
      {count !== null && <small>{count}</small>}
    </Root>
  );
}

/** On grass the number stands beside the player's name, so that only a screen reader needs the word. */
const Whose = styled.span`
  font-weight: ${theme.font.weight.medium};

  [data-look='grass'] > & {
    ${visuallyHidden}
  }
`;

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;

  & > b {
    font-weight: ${theme.font.weight.black};
    font-variant-numeric: proportional-nums;
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${theme.colour.goldFill};
    fill: currentColor;
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    font-variant-numeric: tabular-nums;
  }

  &[data-look='grass'] {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: end;
    column-gap: ${theme.space[2]};
    text-align: right;

    & > b {
      font-size: 3rem;
      letter-spacing: -0.04em;
      line-height: 1;
    }
    & > svg {
      width: 26px;
      height: 26px;
      color: ${theme.colour.onPitch};
    }
    & > small {
      grid-column: 1 / 3;
      color: ${theme.colour.onPitch2};
    }
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
