import { type Rating, RATING_CATEGORIES, type RatingCategory, type Stars } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { AverageLine } from '../AverageLine.tsx';
import { RatingHead } from '../RatingHead.tsx';
import { RatingSave } from '../RatingSave.tsx';
import type { AverageView, RatingCardView } from '../ScoutingView.ts';
import { RatingRow } from './RatingRow.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

interface RatingCardProps {
  /** The player's name. */
  readonly player: string;
  readonly average: AverageView;
  readonly view: RatingCardView;
}

/**
 * The spectator's own rating of a player, in five rows of stars, with the average and the time until which it can be changed.
 */
export function RatingCard({ player, average, view }: RatingCardProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <RatingHead
        id={id}
        title={t(($) => $.scouting.card.title, { player })}
        window={view.status === 'open' || view.status === 'closed' ? view : null}
      />
      <Content view={view} />
      <Foot>
        <BelowDesktop>
          <AverageLine average={average} look="line" />
        </BelowDesktop>
        {view.status === 'open' && <RatingSave view={view.save} />}
        {view.status === 'closed' && (
          <Note role="status">
            {view.isTooLate ? t(($) => $.scouting.card.tooLate) : t(($) => $.scouting.window.opens)}
          </Note>
        )}
      </Foot>
    </section>
  );
}

function Content({ view }: { readonly view: RatingCardView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <Rows role="status">
          <Said>{t(($) => $.commonLater.loadingRatings)}</Said>
          {RATING_CATEGORIES.map((category) => (
            <Placeholder key={category} data-main={category === 'overall' || undefined}>
              <Skeleton width="72px" height="16px" />
              <Skeleton width="170px" height="24px" />
            </Placeholder>
          ))}
        </Rows>
      );
    case 'error':
      return <LoadFailed title={t(($) => $.commonLater.ratingsFailed)} onRetry={() => view.onRetry()} />;
    case 'closed':
      return <Stars rating={view.rating} />;
    case 'open':
      return (
        <Stars
          rating={view.rating}
          isOverallSuggested={view.isOverallSuggested}
          onRate={(category, stars) => view.onRate(category, stars)}
        />
      );
  }
}

interface StarsProps {
  readonly rating: Rating;
  readonly isOverallSuggested?: boolean;
  /** Without it the stars can only be read. */
  onRate?(category: RatingCategory, stars: Stars): void;
}

function Stars({ rating, isOverallSuggested = false, onRate }: StarsProps) {
  return (
    <Rows>
      {RATING_CATEGORIES.map((category) => (
        <RatingRow
          key={category}
          category={category}
          stars={rating[category]}
          isSuggested={category === 'overall' && isOverallSuggested}
          onRate={onRate && ((stars) => onRate(category, stars))}
        />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  ${touchlines}
`;

const Placeholder = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 0 ${theme.space[4]};
  border-top: 1px solid ${theme.colour.line};

  &[data-main] {
    min-height: 72px;
    border-top: 0;
  }
  ${theme.media.desktop} {
    &,
    &[data-main] {
      min-height: 64px;
    }
  }
`;

const Note = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 48px;
  padding-top: ${theme.space[3]};
`;

const BelowDesktop = styled.div`
  ${theme.media.desktop} {
    display: none;
  }
`;

const Said = styled.p`
  ${visuallyHidden}
`;
