import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { PitchFromAbove } from './PitchFromAbove.tsx';

/** Stands in for a match that is loading: the same pitch, nobody on it. */
export function MatchHeaderSkeleton() {
  const { t } = useWords();
  return (
    <PitchFromAbove
      lights={null}
      bar={
        <>
          <Loading role="status">
            <Spinner />
            {t(($) => $.common.loadingMatch)}
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
