import { useWords } from '../../i18n/useWords.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { PitchFromAbove } from './PitchFromAbove.tsx';

interface MatchHeaderSkeletonProps {
  /** What stands before the words. */
  readonly start?: ReactNode;
}

/** Stands in for a match that is loading: the same pitch, nobody on it. */
export function MatchHeaderSkeleton({ start = null }: MatchHeaderSkeletonProps) {
  const { t } = useWords();
  return (
    <PitchFromAbove
      lights={null}
      bar={
        <>
          {start}
          <Loading role="status">
            <Spinner />
            {t(($) => $.match.loading)}
          </Loading>
        </>
      }
    >
      {null}
    </PitchFromAbove>
  );
}

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
