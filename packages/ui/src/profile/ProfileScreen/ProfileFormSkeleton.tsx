import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The placeholder of the form while the profile loads. */
export function ProfileFormSkeleton() {
  const { t } = useWords();
  return (
    <Fields>
      <Said role="status">{t(($) => $.profile.loading)}</Said>
      {['52px', '52px', '52px', '120px'].map((height, place) => (
        <Lines key={place}>
          <Skeleton width="72px" height="12px" />
          <Skeleton width="100%" height={height} />
        </Lines>
      ))}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Said = styled.p`
  ${visuallyHidden}
`;
