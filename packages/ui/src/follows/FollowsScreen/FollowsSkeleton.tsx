import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The places of what is followed, while it is loading. */
export function FollowsSkeleton() {
  const { t } = useWords();
  return (
    <div role="status">
      <Said>{t(($) => $.follows.loading)}</Said>
      <RowsSkeleton rows={4} rowHeight={68} />
    </div>
  );
}

const Said = styled.span`
  ${visuallyHidden}
`;
