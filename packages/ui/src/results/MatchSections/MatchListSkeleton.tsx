import { memo } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { halfwayLine, touchlines } from '../../theme/pitchMarkings.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { sectionSize } from '../MatchCard/sectionSize.ts';
import { ChipRow } from '../../primitives/Chips/Chips.ts';
import { DayFilterPlace } from '../DayFilterChips/DayFilterChips.tsx';
import { SectionGrid } from './SectionGrid.ts';

interface MatchListSkeletonProps {
  /**
   * True once the wait is long enough to mention: «Laster kamper…» appears in the first section's head without
   * moving anything.
   */
  readonly spinner: boolean;
}

/** The placeholder of a day's matches while they load: the same pitches, the same rows. */
export function MatchListSkeleton({ spinner }: MatchListSkeletonProps) {
  const { t } = useWords();
  return (
    <>
      <DayFilterPlace aria-hidden>
        <ChipRow>
          <Skeleton width="56px" height="44px" />
          <Skeleton width="86px" height="44px" />
          <Skeleton width="72px" height="44px" />
        </ChipRow>
      </DayFilterPlace>
      <SectionGrid>
        <Section>
          <Head role="status">
            {spinner ? (
              <>
                <Spinner />
                <Loading>{t(($) => $.common.loadingMatches)}</Loading>
              </>
            ) : (
              <HeadSkeleton />
            )}
          </Head>
          <SkeletonRows rows={3} />
        </Section>
        <Section>
          <Head>
            <HeadSkeleton />
          </Head>
          <SkeletonRows rows={4} />
        </Section>
      </SectionGrid>
    </>
  );
}

const HeadSkeleton = memo(function HeadSkeleton() {
  return (
    <>
      <Skeleton width="24px" height="24px" />
      <Skeleton width="112px" height="16px" />
    </>
  );
});

const SkeletonRows = memo(function SkeletonRows({ rows }: { readonly rows: number }) {
  return (
    <Pitch>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Home>
            <Skeleton width="64px" height="14px" />
            <Skeleton width="24px" height="24px" />
          </Home>
          <Middle>
            <Skeleton width="63px" height="26px" />
            <Skeleton width="44px" height="12px" />
          </Middle>
          <Away>
            <Skeleton width="24px" height="24px" />
            <Skeleton width="64px" height="14px" />
          </Away>
        </Row>
      ))}
    </Pitch>
  );
});

const Section = styled.div`
  container-type: inline-size;
  border-top: 3px double ${theme.colour.sectionRule};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.touch};
`;

const Loading = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;

const Pitch = styled.div`
  ${touchlines}
  ${halfwayLine}
`;

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.25rem minmax(0, 1fr);
  align-items: center;
  min-height: 56px;

  & + &::after {
    content: '';
    position: absolute;
    top: 0;
    right: ${theme.space[4]};
    left: ${theme.space[4]};
    height: 1px;
    background: ${theme.colour.line};
  }

  ${sectionSize.wide} {
    grid-template-columns: minmax(0, 1fr) 112px minmax(0, 1fr);
    min-height: 64px;
  }
`;

const Home = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Away = styled(Home)`
  justify-content: flex-start;
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
`;
