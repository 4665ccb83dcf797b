import styled from 'styled-components';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { Skeleton } from './Skeleton.tsx';

interface RowsSkeletonProps {
  readonly rows: number;
  /** The height of a loaded row, in pixels. */
  readonly rowHeight: number;
}

/** The rows of a list that is still loading, as high as the loaded rows. */
export function RowsSkeleton({ rows, rowHeight }: RowsSkeletonProps) {
  return (
    <Pitch aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} $height={rowHeight}>
          <Skeleton width="28px" height="28px" />
          <Skeleton width="9em" height="16px" />
        </Row>
      ))}
    </Pitch>
  );
}

const Pitch = styled.div`
  ${touchlines}
`;

const Row = styled.div<{ readonly $height: number }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${({ $height }) => $height}px;
  padding: 0 ${theme.space[4]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;
