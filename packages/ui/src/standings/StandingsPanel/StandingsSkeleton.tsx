import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const widths = [112, 84, 132, 96, 120, 76, 104, 88];
/** The number of teams in the smallest league, so that the content below stays in place when its table loads. */
const rowsOfTable = 16;
const rowPx = 50;

interface StandingsSkeletonProps {
  /** Without it, eight rows in the room of a whole table. */
  readonly rows?: number;
  /** Reserves room for the columns' names too. */
  readonly headed?: boolean;
}

/** The rows of a table that is loading. */
export function StandingsSkeleton({ rows, headed = false }: StandingsSkeletonProps) {
  const { t } = useWords();
  return (
    <Frame $rows={rows ?? rowsOfTable}>
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

const Frame = styled.div<{ $rows: number }>`
  min-height: ${({ $rows }) => $rows * rowPx}px;
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
  height: ${rowPx}px;
  padding-inline: 12px;

  &:not(:last-child) {
    border-bottom: 1px solid ${theme.colour.line};
  }
`;

const Rest = styled.span`
  flex: 0 1 120px;
  min-width: 0;
  margin-left: auto;
`;
