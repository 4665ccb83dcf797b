import type { RatingCategory, Stars } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { StarSlider } from '../StarSlider/StarSlider.tsx';

interface RatingRowProps {
  readonly category: RatingCategory;
  readonly stars: Stars | null;
  readonly isSuggested: boolean;
  readonly onRate: ((stars: Stars) => void) | undefined;
}

/** A category of the rating card: its name, its stars and their number. */
export function RatingRow({ category, stars, isSuggested, onRate }: RatingRowProps) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const label = t(($) => $.scouting.category[category]);
  const isSuggestion = isSuggested && stars !== null;
  return (
    <Row data-main={category === 'overall' || undefined}>
      <Name aria-hidden>
        {label}
        {isSuggestion && <small>{t(($) => $.scouting.stars.suggested)}</small>}
      </Name>
      <StarSlider label={label} value={stars} suggested={isSuggestion} onChange={onRate} />
      <Value aria-hidden data-unset={stars === null || undefined}>
        {stars === null ? t(($) => $.scouting.stars.unset) : oneDecimal(stars)}
      </Value>
    </Row>
  );
}

const Row = styled.div`
  --star-width: clamp(30px, 9.4vw, 37px);
  --star-size: 26px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 44px;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 52px;
  padding: 0 ${theme.space[4]};
  border-top: 1px solid ${theme.colour.line};

  &[data-main] {
    min-height: 72px;
    border-top: 0;
    font-weight: ${theme.font.weight.black};
    font-size: ${theme.font.size.lg};
  }

  /* The longest word stands clear of the stars. */
  ${theme.media.narrowest} {
    grid-template-columns: minmax(0, 1fr) auto 36px;
    gap: ${theme.space[1]};
    padding: 0 ${theme.space[3]};
  }
  /* Beside the chat the words need more of the row. */
  ${theme.media.sideChat} {
    --star-width: 32px;
  }
  ${theme.media.desktop} {
    &,
    &[data-main] {
      min-height: 64px;
    }
  }
  ${theme.media.wide} {
    padding: 0 ${theme.space[6]};
    --star-width: 50px;
    --star-size: 34px;
    grid-template-columns: minmax(0, 1fr) auto 72px;
    font-size: ${theme.font.size.lg};
  }
`;

const Name = styled.span`
  display: grid;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.body};
  }
`;

const Value = styled.span`
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: proportional-nums;
  text-align: right;

  &[data-unset] {
    color: ${theme.colour.text2};
  }
  [data-main] > & {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.black};
    letter-spacing: ${theme.font.track.tight};
  }
`;
