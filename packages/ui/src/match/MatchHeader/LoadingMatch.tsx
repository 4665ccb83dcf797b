import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';

/** Says that a match is loading, on its grass. */
export function LoadingMatch() {
  const { t } = useWords();
  return (
    <Words role="status">
      <Spinner />
      {t(($) => $.common.loadingMatch)}
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
