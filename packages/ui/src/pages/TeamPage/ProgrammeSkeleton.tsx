import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** A programme that is still loading. It has no headings, because the parts of a programme depend on whether the team is playing now. */
export function ProgrammeSkeleton() {
  const { t } = useWords();
  return (
    <div role="status" aria-busy>
      <Said>{t(($) => $.common.loadingMatches)}</Said>
      {['fixtures', 'results'].map((part) => (
        <Part key={part}>
          <Skeleton width="8em" height="18px" />
          <RowsSkeleton rows={5} rowHeight={68} />
        </Part>
      ))}
    </div>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-rows: ${theme.touch};
  align-items: center;

  & + & {
    margin-top: ${theme.space[6]};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
