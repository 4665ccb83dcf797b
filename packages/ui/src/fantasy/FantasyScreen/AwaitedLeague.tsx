import styled from 'styled-components';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { segmentsHeight } from './segmentsHeight.ts';

/** The choice and the rows of a league that is loading. */
export function AwaitedLeague() {
  return (
    <>
      <By>
        <Skeleton width="6em" height="1lh" />
        <Skeleton width="100%" height={segmentsHeight} />
      </By>
      <RowsSkeleton rows={4} rowHeight={56} />
    </>
  );
}

const By = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
