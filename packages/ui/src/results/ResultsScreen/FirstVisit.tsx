import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { DayFilterChips } from '../DayFilterChips/DayFilterChips.tsx';
import { OtherMatchList } from '../MatchSections/OtherMatchList.tsx';
import { NoneListed } from './NoneListed.tsx';
import type { ResultsView } from './ResultsView.ts';

/**
 * The day of a reader who follows nothing, for instance on a first visit: what the product is, a link to follow teams, and every match. On
 * a phone the link is at the foot of the window, so that the first match is in the upper third (decision 064).
 */
export function FirstVisit({ view }: { readonly view: Extract<ResultsView, { status: 'no-follows' }> }) {
  const { t } = useWords();
  const { others, filter } = view;
  const chips = (filter.chosen !== 'all' || others?.open === true) && <DayFilterChips {...filter} />;
  return (
    <Day>
      <Welcome>{t(($) => $.results.welcome, { product: view.product })}</Welcome>
      <Choose>
        <p>{t(($) => $.results.noFollows)}</p>
        <ButtonLink small href={view.chooseHref}>
          {t(($) => $.common.chooseFollows)}
        </ButtonLink>
      </Choose>
      {others === null ? (
        <>
          {chips}
          {filter.chosen !== 'all' && <NoneListed filter={filter.chosen} />}
        </>
      ) : (
        <OtherMatchList
          key={view.day}
          others={others}
          day={view}
          isToday={view.day === view.today}
          chips={chips}
          isAlone
        />
      )}
    </Day>
  );
}

const Day = styled.div`
  display: flex;
  flex-direction: column;
`;

const Welcome = styled.p`
  padding: 5px ${theme.space.gutter} ${theme.space[3]};
  /* One line on every phone. */
  font-size: min(${theme.font.size.sm}, 3.7vw);
  letter-spacing: ${theme.font.track.snug};
  line-height: 16px;

  ${theme.media.tablet} {
    padding-block: ${theme.space[3]};
    font-size: ${theme.font.size.md};
    line-height: 20px;
  }
`;

const Choose = styled.div`
  ${touchlines}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 88px;
  font-size: ${theme.font.size.sm};
  margin: 0 ${theme.space.gutter} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};

  & > a {
    flex: none;
  }

  /* At the foot of a phone's window, above the tabs, and above the notice that a reload has failed. */
  @media (max-width: 767.98px) {
    position: sticky;
    bottom: var(--tabs-height, ${theme.size.tabs});
    z-index: ${theme.layer.sticky};
    order: 1;
    margin: ${theme.space[3]} 0 0;
    border-inline: 0;
    background: ${theme.colour.surface};

    ${Day}:not(:last-child) > & {
      bottom: calc(var(--tabs-height, ${theme.size.tabs}) + ${theme.space[5]} + ${theme.touch});
    }
  }

  ${theme.media.narrowest} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[1]};
    text-align: center;
  }

  ${theme.media.tablet} {
    font-size: ${theme.font.size.md};
  }
`;
