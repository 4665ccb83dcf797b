import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const widths = [112, 84, 132, 96, 120, 76, 104, 88, 116, 92, 128, 80, 108, 100, 124, 72];

interface StandingsSkeletonProps {
  /** As many as the smallest of the leagues has, at most. */
  readonly rows?: number;
  /** With the room of the columns' names. */
  readonly headed?: boolean;
}

/** The rows of a table that is loading. */
export function StandingsSkeleton({ rows = widths.length, headed = false }: StandingsSkeletonProps) {
  const { t } = useWords();
  return (
    <Frame>
      <Spoken role="status">{t(($) => $.standings.loading)}</Spoken>
      {headed && <Head />}
      {widths.slice(0, rows).map((width) => (
        <Row key={width} data-row>
          <Skeleton width="16px" height="12px" />
          <Skeleton width="24px" height="24px" />
          <Skeleton width={`${width}px`} height="12px" />
          <Rest>
            <Skeleton width="120px" height="12px" />
          </Rest>
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  ${touchlines}
`;

const Spoken = styled.p`
  ${visuallyHidden}
`;

const Head = styled.div`
  height: 36px;
  border-bottom: 1px solid ${theme.colour.line};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: 50px;
  padding-inline: 12px;

  &:not(:last-child) {
    border-bottom: 1px solid ${theme.colour.line};
  }
`;

const Rest = styled.span`
  margin-left: auto;
`;
